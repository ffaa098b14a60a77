// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rendering

/// The lines that Up brings back, oldest first.
struct LineHistory: Sendable {
  /// The most lines kept.
  static let limit = 1_000

  /// Longer lines are pasted texts, which nobody calls back.
  static let longestLine = 4_096

  private(set) var lines: [String] = []
  private let file: HistoryFile?

  /// Starts with what the file holds; a file that can't be read is an empty one.
  init(file: URL?) {
    self.file = file.map(HistoryFile.init)
    lines = self.file?.lines() ?? []
  }

  /// Keeps a line if it is worth keeping, in the file as well where that can be written.
  /// - Returns: whether it was kept.
  mutating func add(_ line: String) -> Bool {
    guard Self.isKept(line), line != lines.last else { return false }
    lines = Self.trimmed(lines + [line])
    file?.append(line)
    return true
  }

  /// A line that starts with a blank is private, as shells have it.
  static func isKept(_ line: String) -> Bool {
    guard let first = line.unicodeScalars.first, !first.properties.isWhitespace else {
      return false
    }
    return line.utf8.count <= longestLine && !line.unicodeScalars.contains(where: \.isUnsafe)
  }

  static func trimmed(_ lines: [String]) -> [String] { Array(lines.suffix(limit)) }
}
