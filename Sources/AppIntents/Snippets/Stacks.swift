// SPDX-License-Identifier: Apache-2.0

/// Views side by side: one line.
public struct HStack<Content: View>: View, CardView {
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public var body: Never { fatalError() }
  func write(to card: inout CardWriter) { card.row { content.written(to: &$0) } }
}

/// Views below each other: a line each.
public struct VStack<Content: View>: View {
  public let body: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    body = content()
  }
}

/// Views on top of each other.
public struct ZStack<Content: View>: View {
  public let body: Content

  public init(@ViewBuilder content: () -> Content) { body = content() }
}

/// Rows below each other.
public struct Grid<Content: View>: View {
  public let body: Content

  public init(
    horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    body = content()
  }
}

/// A row of a grid. Its first cell is the label, and the others are the value.
public struct GridRow<Content: View>: View, CardView {
  private let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Never { fatalError() }

  func write(to card: inout CardWriter) {
    var cells = CardWriter(wording: card.wording)
    content.written(to: &cells)
    card.row { card in
      for (place, cell) in cells.rows.enumerated() {
        if place == 1 { card.part() }
        card.add(cell.text)
      }
    }
  }
}

/// Views in a list: a line each.
public struct List<Content: View>: View {
  public let body: Content

  public init(@ViewBuilder content: () -> Content) { body = content() }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    body = ForEach(data, content: rowContent)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    body = ForEach(data, id: id, content: rowContent)
  }
}

/// A part of a list under a heading.
public struct Section<Content: View>: View, CardView {
  private let header: (any View)?
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    header = nil
    self.content = content()
  }

  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    header = Text(title)
    self.content = content()
  }

  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> some View) {
    self.header = header()
    self.content = content()
  }

  public var body: Never { fatalError() }

  func write(to card: inout CardWriter) {
    if let header { card.heading { header.written(to: &$0) } }
    content.written(to: &card)
  }
}

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID, Content: View>: View, CardView {
  private let data: Data
  private let content: (Data.Element) -> Content

  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  public var body: Never { fatalError() }

  func write(to card: inout CardWriter) {
    for element in data { content(element).written(to: &card) }
  }
}

/// A gap between the views of a line. It separates the label from the value.
public struct Spacer: View, CardView {
  public init(minLength: Double? = nil) {}
  public var body: Never { fatalError() }
  func write(to card: inout CardWriter) { card.part() }
}

/// A line between views. It adds nothing to a card.
public struct Divider: View, CardView {
  public init() {}
  public var body: Never { fatalError() }
  func write(to card: inout CardWriter) {}
}

public struct HorizontalAlignment: Hashable, Sendable {
  let name: String
  public static let leading = HorizontalAlignment(name: "leading")
  public static let center = HorizontalAlignment(name: "center")
  public static let trailing = HorizontalAlignment(name: "trailing")
}

public struct VerticalAlignment: Hashable, Sendable {
  let name: String
  public static let top = VerticalAlignment(name: "top")
  public static let center = VerticalAlignment(name: "center")
  public static let bottom = VerticalAlignment(name: "bottom")
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

public struct Alignment: Hashable, Sendable {
  let name: String
  public static let leading = Alignment(name: "leading")
  public static let center = Alignment(name: "center")
  public static let trailing = Alignment(name: "trailing")
  public static let top = Alignment(name: "top")
  public static let bottom = Alignment(name: "bottom")
  public static let topLeading = Alignment(name: "topLeading")
  public static let bottomTrailing = Alignment(name: "bottomTrailing")
}
