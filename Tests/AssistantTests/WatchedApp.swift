// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Synchronization

/// An app of two shortcuts that records when its code is used.
final class WatchedApp: AppCode {
  let id: AppID = "Pond"
  let needsFiles = false
  private let finding: Finding?
  private let looks = Mutex<[String]>([])

  init(finding: Finding? = nil) { self.finding = finding }

  /// The calls to it, in order.
  var seen: [String] { looks.withLock { $0 } }

  private func look(at part: String) { looks.withLock { $0.append(part) } }

  func intents(in wording: Wording) -> IntentDescriptions {
    IntentDescriptions { [self] in
      look(at: "intents")
      return ["Swim", "Dive"].map { name in
        .init(IntentID(name)) { [self] in
          look(at: name)
          return IntentDescription(id: IntentID(name), domain: "Shortcuts", category: .generic)
        }
      }
    }
  }

  func outline(in wording: Wording) -> AppOutline {
    look(at: "phrases")
    let shortcuts = ["Swim", "Dive"].map { name in
      SpokenShortcut(
        intent: IntentID(name), phrases: ["\(name) in ${applicationName}"], presets: [:],
        title: name)
    }
    return AppOutline(shortcuts: shortcuts, findings: finding.map { [$0] } ?? [])
  }

  func handler(container: URL) -> any IntentHandler { Silent() }

  private struct Silent: IntentHandler {
    func handle(
      _ request: StructuredIntent, in context: RequestContext
    ) async throws -> Response { Response(.success) }
  }
}
