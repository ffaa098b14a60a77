// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An app's own part: what it can do, and the code that does it. Its words come from its files.
public protocol AppCode: Sendable {
  var id: AppID { get }

  /// The intents without their words: ``IntentDescription/worded(by:)`` adds them.
  var intents: [IntentDescription] { get }

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
}

extension AppCode {
  /// Teaches nothing.
  public func open(container: URL, wording: Wording) throws -> [VocabularyKind: [String]] { [:] }
}
