// SPDX-License-Identifier: Apache-2.0

/// A button that runs an intent. On a card, only its label is shown.
public struct Button<Label: View>: View {
  public let body: Label

  public init(intent: some AppIntent, @ViewBuilder label: () -> Label) { body = label() }
  public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    body = label()
  }
}

extension Button where Label == Text {
  public init(_ title: LocalizedStringResource, intent: some AppIntent) { body = Text(title) }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, intent: some AppIntent) { body = Text(title) }
}

extension Button where Label == AppIntents.Label<Text, Image> {
  public init(_ title: LocalizedStringResource, systemImage: String, intent: some AppIntent) {
    body = AppIntents.Label(title, systemImage: systemImage)
  }
}

public enum ButtonRole: Hashable, Sendable {
  case destructive
  case cancel
}

/// A switch that runs an intent. A card shows its label and whether it is on.
public struct Toggle<Label: View>: View, CardView {
  private let isOn: Bool
  private let label: Label

  public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public var body: Never { fatalError() }

  func write(to card: inout CardWriter) {
    card.row { card in
      label.written(to: &card)
      card.part()
      card.add(isOn ? "✓" : "–")
    }
  }
}

extension Toggle where Label == Text {
  public init(_ title: LocalizedStringResource, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}
