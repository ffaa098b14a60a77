// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import AssistantStore
import Foundation
import IntentModel
import Rehearsal
import Rendering
import Terminal

/// Applies the edits of findings to the apps' files.
struct Mending {
  private let folders: AppFolders

  init(_ folders: AppFolders) { self.folders = folders }

  /// Writes each file at most once, and none that doesn't change. A file that can't be written is
  /// reported, and the others are still mended.
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

  /// The mended text; nil if no edit fits, or if the file is not UTF-8, since its own encoding
  /// would be lost. UTF-16 letters without a byte order mark are also valid UTF-8, with zeros
  /// between them.
  private static func mended(_ data: Data, _ edits: [TextEdit]) -> String? {
    guard !data.contains(0), let text = String(validating: data, as: UTF8.self) else { return nil }
    let mended = MendedText(text).applying(edits)
    return mended.utf8.elementsEqual(text.utf8) ? nil : mended
  }
}
