// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A screen reader's speech so far, as utterances, without those that only report a moving cursor.
struct SpeechLog: Sendable {
  let file: String

  /// Announcements of the reader's own name, and of an empty line.
  private static let noise: Set<String> = [
    "", "blank", "pychant is not installed", "Start Fenrir", "Quit Fenrir",
  ]

  /// The utterances in order: `q {…}` is a text, `l {…}` a letter.
  func utterances() -> [String] {
    let data = FileManager.default.contents(atPath: file) ?? Data()
    // The last entry may still be incomplete.
    let entries = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    return entries.compactMap(Self.text).flatMap(Self.lines).filter { !Self.noise.contains($0) }
  }

  private static func text(_ entry: Substring) -> String? {
    guard entry.hasPrefix("q {") || entry.hasPrefix("l {"), entry.hasSuffix("}") else { return nil }
    return entry.dropFirst(3).dropLast().split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  /// One reader speaks line by line; the other joins lines that came at once with " , ".
  private static func lines(_ text: String) -> [String] {
    text.split(separator: " ,").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " ,")) }
  }
}
