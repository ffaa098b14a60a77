// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AssistantStore
import Foundation
import IntentModel
import Rehearsal
import Rendering
import Terminal

/// Carries out the edits of findings in the apps' files.
struct Mending {
  private let folders: AppFolders

  init(_ folders: AppFolders) { self.folders = folders }

  /// Writes each file at most once. A file that can't be written is told, and the others are mended.
  func apply(_ findings: [Finding]) throws {
    let edits = Dictionary(grouping: findings.compactMap(\.edit), by: \.location.file)
    for file in folders.apps.flatMap(\.files.content) {
      guard let edits = edits[file.shown] else { continue }
      do {
        let mended = MendedText(String(decoding: file.data, as: UTF8.self)).applying(edits)
        try mended.write(toFile: file.path, atomically: true, encoding: .utf8)
      } catch let error as CocoaError {
        let text = "\(file.path): error: the file can't be written: \(error.reason)"
        try Output.error.write(text.neutralised() + "\n")
      }
    }
  }
}
