// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An app's own part: what it can do, and the code that does it. Its words come from its files.
public protocol AppCode: Sendable {
  var id: AppID { get }

  /// The app's intents as its code describes them, in the language of the app's texts;
  /// ``IntentDescription/worded(by:)`` adds the words that the texts give.
  func intents(in wording: Wording) -> IntentDescriptions

  /// Whether it can't work without its files; otherwise its code gives all that it needs.
  var needsFiles: Bool { get }

  /// The folder of its files; nil for the one of its name among those that come with the program.
  var files: URL? { get }

  /// The phrases and names that its code adds, in the language of the app's texts.
  func outline(in wording: Wording) -> AppOutline

  /// Makes the handler that works on the app's data.
  ///
  /// Opens nothing yet: the handler reports problems with the data when it needs the data.
  /// - Parameter container: the app's own folder, which may not exist yet.
  func handler(container: URL) -> any IntentHandler

  /// Opens the app, as its user does, and returns the names it teaches for its user: those of each
  /// kind, the most important first.
  ///
  /// - Parameters:
  ///   - container: the app's own folder, which may not exist yet.
  ///   - wording: the app's texts in the user's language.
  func open(container: URL, wording: Wording) throws -> [VocabularyKind: [String]]

  /// The things its user has that can be named in requests.
  ///
  /// Asked for when the app is opened, and when it says that they have changed.
  func names(container: URL, wording: Wording) async throws -> TaughtNames
}

extension AppCode {
  public var needsFiles: Bool { true }

  public var files: URL? { nil }

  /// Adds nothing: everything is in the app's files.
  public func outline(in wording: Wording) -> AppOutline { AppOutline() }

  /// Gives no names.
  public func names(container: URL, wording: Wording) async throws -> TaughtNames {
    TaughtNames()
  }

  /// Teaches no names.
  public func open(container: URL, wording: Wording) throws -> [VocabularyKind: [String]] { [:] }
}
