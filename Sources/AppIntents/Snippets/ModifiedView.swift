// SPDX-License-Identifier: Apache-2.0

/// A view with a modifier. A card keeps a label that replaces the view's words, a heading, and that
/// a view is hidden. Modifiers that only change looks are dropped: nothing of them can be read out.
public struct ModifiedView<Content: View>: View, CardView {
  let content: Content
  var label: Text?
  var isHeading = false
  var isHidden = false

  public var body: Never { fatalError() }

  func write(to card: inout CardWriter) {
    guard !isHidden else { return }
    if let label {
      card.add(label.text(in: card.wording))
    } else if isHeading {
      card.heading { content.written(to: &$0) }
    } else {
      content.written(to: &card)
    }
  }
}

extension View {
  public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
    ModifiedView(content: self, label: Text(label))
  }

  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    ModifiedView(content: self, label: Text(label))
  }

  public func accessibilityLabel(_ label: Text) -> some View {
    ModifiedView(content: self, label: label)
  }

  /// Leaves the view out of the card, because a card shows only what can be read out.
  public func accessibilityHidden(_ isHidden: Bool) -> some View {
    ModifiedView(content: self, isHidden: isHidden)
  }

  public func font(_ font: Font?) -> some View {
    ModifiedView(content: self, isHeading: font?.isHeading ?? false)
  }

  public func accessibilityElement() -> some View { ModifiedView(content: self) }
  public func bold() -> some View { ModifiedView(content: self) }
  public func italic() -> some View { ModifiedView(content: self) }
  public func fontWeight(_ weight: Font.Weight?) -> some View { ModifiedView(content: self) }
  public func foregroundColor(_ color: Color?) -> some View { ModifiedView(content: self) }
  public func foregroundStyle(_ color: Color) -> some View { ModifiedView(content: self) }
  public func tint(_ color: Color?) -> some View { ModifiedView(content: self) }
  public func background(_ color: Color) -> some View { ModifiedView(content: self) }
  public func opacity(_ opacity: Double) -> some View { ModifiedView(content: self) }
  public func padding() -> some View { ModifiedView(content: self) }
  public func padding(_ length: Double) -> some View { ModifiedView(content: self) }
  public func padding(_ edges: Edge.Set, _ length: Double? = nil) -> some View {
    ModifiedView(content: self)
  }
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View { ModifiedView(content: self) }
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View { ModifiedView(content: self) }
  public func lineLimit(_ number: Int?) -> some View { ModifiedView(content: self) }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    ModifiedView(content: self)
  }
  public func cornerRadius(_ radius: Double) -> some View { ModifiedView(content: self) }
  public func clipped() -> some View { ModifiedView(content: self) }
  public func imageScale(_ scale: Image.Scale) -> some View { ModifiedView(content: self) }
}
