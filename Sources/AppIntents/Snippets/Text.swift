// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Words.
public struct Text: View, CardView, Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case plain(String)
    case localized(LocalizedStringResource)
    indirect case joined(Text, Text)
  }

  let content: Content
  var isHeading = false

  private init(_ content: Content) { self.content = content }

  public init(_ resource: LocalizedStringResource) { self.init(.localized(resource)) }
  public init(verbatim content: String) { self.init(.plain(content)) }

  @_disfavoredOverload
  public init(_ content: some StringProtocol) { self.init(.plain(String(content))) }

  @_disfavoredOverload
  public init(_ content: AttributedString) { self.init(.plain(String(content.characters))) }

  public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
  where Style.FormatOutput == String {
    self.init(.plain(format.locale(RunningApp.locale).format(input)))
  }

  public struct DateStyle: Hashable, Sendable {
    let name: String
    public static let date = DateStyle(name: "date")
    public static let time = DateStyle(name: "time")
    public static let relative = DateStyle(name: "relative")
    public static let offset = DateStyle(name: "offset")
    public static let timer = DateStyle(name: "timer")
  }

  public init(_ date: Date, style: DateStyle) {
    let isTime = style == .time || style == .timer
    self.init(
      .plain(
        date.formatted(
          Date.FormatStyle(
            date: isTime ? .omitted : .long, time: isTime ? .shortened : .omitted,
            locale: RunningApp.locale))))
  }

  public var body: Never { fatalError() }

  public static func + (one: Text, other: Text) -> Text { Text(.joined(one, other)) }

  func text(in wording: Wording) -> String {
    switch content {
    case .plain(let text): text
    case .localized(let resource): resource.text(in: wording)
    case .joined(let one, let other): one.text(in: wording) + other.text(in: wording)
    }
  }

  func write(to card: inout CardWriter) {
    let text = text(in: card.wording)
    if isHeading { card.heading { $0.add(text) } } else { card.add(text) }
  }
}

extension Text {
  public func font(_ font: Font?) -> Text {
    var text = self
    text.isHeading = font?.isHeading ?? isHeading
    return text
  }

  public func bold() -> Text { self }
  public func italic() -> Text { self }
  public func underline() -> Text { self }
  public func strikethrough() -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public func foregroundStyle(_ color: Color) -> Text { self }
}
