// SPDX-License-Identifier: Apache-2.0

/// What is kept for a user, by what it is.
public enum KeptKind: String, CaseIterable, Sendable {
  /// The user's own names.
  case vocabulary
  /// The names of the user's things, as apps have taught them.
  case names
  /// What was done.
  case donations
  /// What is reckoned from it for suggestions.
  case habits
  /// What is done by words of the user's own.
  case shortcuts
  /// The places in apps that can be found.
  case activities
  /// The shortcuts that apps offer.
  case offers
  case settings
  /// The lines that were typed in the chat.
  case history
  /// The files of the apps themselves.
  case apps
  /// What was compiled of sentences and files for the next start.
  case indexes

  /// Those that are kept app by app.
  public static let ofApps: Set<KeptKind> = [
    .vocabulary, .names, .donations, .habits, .shortcuts, .activities, .offers, .settings, .apps,
  ]

  /// Those that lie in the assistant's own file.
  public static let recorded: Set<KeptKind> = ofApps.subtracting([.apps])
}
