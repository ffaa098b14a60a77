// SPDX-License-Identifier: Apache-2.0

/// The kinds of data that are kept for a user.
public enum KeptKind: String, CaseIterable, Sendable {
  /// The user's own names.
  case vocabulary
  /// The names of the user's things that apps have given.
  case names
  /// The actions that were done.
  case donations
  /// The habits computed from donations, for suggestions.
  case habits
  /// The phrases of the user's own, and their steps.
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
  /// Indexes compiled from sentences and files for the next start.
  case indexes

  /// The kinds that are kept per app.
  public static let ofApps: Set<KeptKind> = [
    .vocabulary, .names, .donations, .habits, .shortcuts, .activities, .offers, .settings, .apps,
  ]

  /// The kinds that are stored in the assistant's own file.
  public static let recorded: Set<KeptKind> = ofApps.subtracting([.apps])
}
