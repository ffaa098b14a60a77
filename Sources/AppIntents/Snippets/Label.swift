// SPDX-License-Identifier: Apache-2.0

/// A title with a picture before it. The picture is decoration and is left out of a card.
public struct Label<Title: View, Icon: View>: View, CardView {
  private let title: Title

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
  }

  public var body: Never { fatalError() }
  func write(to card: inout CardWriter) { title.written(to: &card) }
}

extension Label where Title == Text, Icon == Image {
  public init(_ title: LocalizedStringResource, systemImage: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
  }

  public init(_ title: LocalizedStringResource, image: String) {
    self.init(title: { Text(title) }, icon: { Image(image) })
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: String) {
    self.init(title: { Text(title) }, icon: { Image(image) })
  }
}

/// A value with its label.
public struct LabeledContent<Content: View>: View, CardView {
  private let label: Text
  private let content: Content

  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    label = Text(title)
    self.content = content()
  }

  public var body: Never { fatalError() }

  func write(to card: inout CardWriter) {
    card.row { card in
      label.write(to: &card)
      card.part()
      content.written(to: &card)
    }
  }
}

extension LabeledContent where Content == Text {
  public init(_ title: LocalizedStringResource, value: some StringProtocol) {
    self.init(title) { Text(value) }
  }

  public init<Style: FormatStyle>(
    _ title: LocalizedStringResource, value: Style.FormatInput, format: Style
  ) where Style.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}
