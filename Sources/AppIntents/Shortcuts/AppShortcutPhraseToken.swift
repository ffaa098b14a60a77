// SPDX-License-Identifier: Apache-2.0

/// What stands in a phrase for something the system knows.
public enum AppShortcutPhraseToken: Hashable, Sendable {
  /// The app's name, or any of its synonyms.
  case applicationName
}
