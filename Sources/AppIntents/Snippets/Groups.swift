// SPDX-License-Identifier: Apache-2.0

/// A view that shows nothing.
public struct EmptyView: View, CardView {
  public init() {}
  public var body: Never { fatalError() }
  func write(to card: inout CardWriter) {}
}

/// Several views as one.
public struct TupleView<Content>: View, CardView {
  private let views: [any View]

  init(_ views: [any View]) { self.views = views }
  public var body: Never { fatalError() }
  func write(to card: inout CardWriter) { for view in views { view.written(to: &card) } }
}

/// One of two views.
public enum _ConditionalContent<First: View, Second: View>: View, CardView {
  case first(First)
  case second(Second)

  public var body: Never { fatalError() }

  func write(to card: inout CardWriter) {
    switch self {
    case .first(let view): view.written(to: &card)
    case .second(let view): view.written(to: &card)
    }
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

extension Optional: CardView where Wrapped: View {
  func write(to card: inout CardWriter) { self?.written(to: &card) }
}

/// A view of any kind.
public struct AnyView: View, CardView {
  private let view: any View

  public init(_ view: some View) { self.view = view }
  public var body: Never { fatalError() }
  func write(to card: inout CardWriter) { view.written(to: &card) }
}

/// Views that are treated alike.
public struct Group<Content: View>: View {
  public let body: Content

  public init(@ViewBuilder content: () -> Content) { body = content() }
}
