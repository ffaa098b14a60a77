// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rendering

/// The lines that the Up key recalls, oldest first.
struct LineHistory: Sendable {
  /// The most lines kept.
  static let limit = 1_000

  /// Longer lines are pasted texts, which nobody recalls.
  static let longestLine = 4_096

  private(set) var lines: [String] = []
  private let file: HistoryFile?

  /// Starts with the file's lines; a file that can't be read counts as empty.
  init(file: URL?) {
    self.file = file.map(HistoryFile.init)
    lines = self.file?.lines() ?? []
  }

  /// Keeps a line if it is worth keeping, and also adds it to the file if that can be written.
  /// - Returns: Whether the line was kept.
  mutating func add(_ line: String) -> Bool {
    guard Self.isKept(line), line != lines.last else { return false }
    lines = Self.trimmed(lines + [line])
    file?.append(line)
    return true
  }

  /// A line that starts with a blank is private, as in shells.
  static func isKept(_ line: String) -> Bool {
    guard let first = line.unicodeScalars.first, !first.properties.isWhitespace else {
      return false
    }
    return line.utf8.count <= longestLine && !line.unicodeScalars.contains(where: \.isUnsafe)
  }

  static func trimmed(_ lines: [String]) -> [String] { Array(lines.suffix(limit)) }
}
