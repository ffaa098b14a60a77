// SPDX-License-Identifier: Apache-2.0

/// One of a few things to choose from.
public struct IntentChoiceOption: Hashable, Sendable {
  /// What kind of choice it is, for whoever shows it.
  public struct Style: Hashable, Sendable {
    private enum Kind {
      case `default`
      case destructive
      case cancel
    }

    private let kind: Kind

    public static let `default` = Style(kind: .default)
    public static let destructive = Style(kind: .destructive)
    public static let cancel = Style(kind: .cancel)
  }

  public let title: LocalizedStringResource
  public let style: Style

  public init(title: LocalizedStringResource, style: Style = .default) {
    self.title = title
    self.style = style
  }

  /// To choose none of the others: the intent is given up.
  public static let cancel = IntentChoiceOption(
    title: LocalizedStringResource("appIntents.choice.cancel", defaultValue: "Cancel"),
    style: .cancel)
}
