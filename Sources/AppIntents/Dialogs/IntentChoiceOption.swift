// SPDX-License-Identifier: Apache-2.0

/// One of a few things to choose from.
public struct IntentChoiceOption: Hashable, Sendable {
  /// The kind of an option. Options of the kind `cancel` are not listed: the user chooses them by
  /// declining.
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

  /// Chooses none of the options: the intent is given up.
  public static let cancel = IntentChoiceOption(
    title: LocalizedStringResource("appIntents.choice.cancel", defaultValue: "Cancel"),
    style: .cancel)
}
