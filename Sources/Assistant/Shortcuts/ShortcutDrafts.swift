// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Synchronization

/// The shortcuts a conversation is about to keep or run: the shortcuts app puts them in, the
/// conversation takes them out.
final class ShortcutDrafts: Sendable {
  private struct Contents {
    /// By the request that makes the shortcut.
    var drafts: [UUID: Draft] = [:]
    var wanted: VoiceShortcut?
  }

  /// A shortcut that is being talked about.
  private struct Draft {
    var steps: [ShortcutStep] = []
    /// The title of the steps.
    var title: String?
    var phrase: String?
    /// Why the words for the steps can't be used.
    var problem: String?
  }

  private let contents = Mutex(Contents())

  /// Notes the steps of a shortcut.
  func note(_ steps: [ShortcutStep], titled title: String, for request: UUID) {
    change(request) { draft in (draft.steps, draft.title) = (steps, title) }
  }

  /// Notes the phrase of a shortcut; nil for none yet.
  func note(phrase: String?, for request: UUID) { change(request) { $0.phrase = phrase } }

  /// Notes why the words for the steps can't be used.
  func note(problem: String, for request: UUID) { change(request) { $0.problem = problem } }

  /// The steps noted under a title; nil when the title was another one.
  func steps(titled title: String, for request: UUID) -> [ShortcutStep]? {
    draft(request).flatMap { $0.title == title ? $0.steps : nil }
  }

  func title(for request: UUID) -> String? { draft(request)?.title }

  func phrase(for request: UUID) -> String? { draft(request)?.phrase }

  func problem(for request: UUID) -> String? { draft(request)?.problem }

  private func draft(_ request: UUID) -> Draft? { contents.withLock { $0.drafts[request] } }

  private func change(_ request: UUID, _ edit: (inout Draft) -> Void) {
    contents.withLock { contents in
      // Only a few drafts are open at a time.
      if contents.drafts.count > 20 { contents.drafts = [:] }
      edit(&contents.drafts[request, default: Draft()])
    }
  }

  /// Asks for a shortcut to be run.
  func want(_ shortcut: VoiceShortcut) { contents.withLock { $0.wanted = shortcut } }

  /// The shortcut that is to be run, once.
  func takeWanted() -> VoiceShortcut? {
    contents.withLock { contents in
      defer { contents.wanted = nil }
      return contents.wanted
    }
  }
}
