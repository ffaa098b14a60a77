// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// The assistant's records of its user between conversations.
///
/// Every call reads or writes the disk, and throws the errors of the disk.
public protocol UserRecords: Sendable {
  func setting(_ name: String) throws -> String?
  func setSetting(_ name: String, to value: String?) throws

  /// The user's own names for an app's parameter, most important first.
  func userVocabulary(app: AppID, kind: String) throws -> [String]

  /// Every list of an app by kind.
  func userVocabularies(app: AppID) throws -> [String: [String]]

  /// The names of its user's things that an app has told in a language, by list.
  func taughtNames(app: AppID, language: String) throws -> [String: [Vocabulary.Entry]]

  /// Replaces all that an app has told in a language.
  func setTaughtNames(
    _ lists: [String: [Vocabulary.Entry]], app: AppID, language: String) throws

  /// Replaces a list. It is an ordered set: a name given twice counts only where it came first.
  func setUserVocabulary(_ names: [String], app: AppID, kind: String) throws
}

/// All records of a user: their settings and names, their actions, their shortcuts, and the places
/// they were at.
public protocol AssistantRecords: UserRecords, DonationStore, ShortcutStore, ActivityStore {}
