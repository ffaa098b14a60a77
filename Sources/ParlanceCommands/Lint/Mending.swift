// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
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

  /// Writes each file at most once, and none that stays as it is. A file that can't be written is told, and the others
  /// are mended.
  func apply(_ findings: [Finding]) throws {
    let edits = Dictionary(grouping: findings.compactMap(\.edit), by: \.location.file)
    for file in folders.apps.flatMap(\.files.content) {
      guard let edits = edits[file.shown], let mended = Self.mended(file.data, edits) else {
        continue
      }
      do {
        try mended.write(toFile: file.path, atomically: true, encoding: .utf8)
      } catch let error as CocoaError {
        let text = "\(file.path): error: the file can't be written: \(error.reason)"
        try Output.error.write(text.neutralised() + "\n")
      }
    }
  }

  /// Nil where no edit fits, and for what is no UTF-8: its own encoding would be lost. Letters of UTF-16 without a mark
  /// are UTF-8, too, with zeros between them.
  private static func mended(_ data: Data, _ edits: [TextEdit]) -> String? {
    guard !data.contains(0), let text = String(validating: data, as: UTF8.self) else { return nil }
    let mended = MendedText(text).applying(edits)
    return mended.utf8.elementsEqual(text.utf8) ? nil : mended
  }
}
