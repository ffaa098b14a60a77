// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Synchronization

/// An app that is being opened, and the names that it teaches the assistant meanwhile.
final class AppLaunch: Sendable {
  /// The app that is being opened.
  @TaskLocal static var current: AppLaunch?

  let app: AppID

  /// The app's texts in the user's language.
  let wording: Wording

  private let names = Mutex<[VocabularyKind: [String]]>([:])

  init(_ app: AppID, wording: Wording) {
    self.app = app
    self.wording = wording
  }

  var vocabulary: [VocabularyKind: [String]] { names.withLock { $0 } }

  func set(_ names: [String], of type: INVocabularyStringType) {
    guard let kind = type.kind else { return }
    self.names.withLock { $0[kind] = names }
  }

  func removeAll() { names.withLock { $0 = [:] } }
}
