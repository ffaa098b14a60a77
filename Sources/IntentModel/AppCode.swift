// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An app's own part: what it can do, and the code that does it. Its words come from its files.
public protocol AppCode: Sendable {
  var id: AppID { get }

  /// What it can do, as its code says it in the language of the app's texts;
  /// ``IntentDescription/worded(by:)`` adds what the texts themselves say.
  func intents(in wording: Wording) -> IntentDescriptions

  /// Whether it is nothing without its files; else its code says all that it needs.
  var needsFiles: Bool { get }

  /// The folder of its files; nil for the one of its name among those that come with the program.
  var files: URL? { get }

  /// What its code lets people say, in the language of the app's texts.
  func outline(in wording: Wording) -> AppOutline

  /// Makes the handler that works on the app's data.
  ///
  /// Opens nothing yet: what is wrong with the data is told by the handler when it is needed.
  /// - Parameter container: the app's own folder, which may not exist yet.
  func handler(container: URL) -> any IntentHandler

  /// Opens the app, as its user does, and returns the names it teaches for its user: those of each
  /// kind, the most important first.
  ///
  /// - Parameter wording: the app's texts in the user's language.
  func open(container: URL, wording: Wording) throws -> [VocabularyKind: [String]]

  /// The things its user has that can be named in requests.
  ///
  /// Asked for when the app is opened, and when it says that they have changed.
  func names(container: URL, wording: Wording) async throws -> TaughtNames
}

extension AppCode {
  public var needsFiles: Bool { true }

  public var files: URL? { nil }

  /// Nothing: all of it is in its files.
  public func outline(in wording: Wording) -> AppOutline { AppOutline() }

  /// Has none.
  public func names(container: URL, wording: Wording) async throws -> TaughtNames {
    TaughtNames()
  }

  /// Teaches nothing.
  public func open(container: URL, wording: Wording) throws -> [VocabularyKind: [String]] { [:] }
}

/// The things an app's user has that can be named in requests, by the outline's list: those of each list,
/// the most important first.
public struct TaughtNames: Hashable, Sendable {
  public var lists: [String: [Vocabulary.Entry]]

  /// What is wrong with them, for the app's author.
  public var findings: [Finding]

  public init(_ lists: [String: [Vocabulary.Entry]] = [:], findings: [Finding] = []) {
    self.lists = lists
    self.findings = findings
  }
}
