// SPDX-License-Identifier: Apache-2.0

/// A place in a phrase for something that the system knows.
public enum AppShortcutPhraseToken: Hashable, Sendable {
  /// The app's name, or any of its synonyms.
  case applicationName
}
