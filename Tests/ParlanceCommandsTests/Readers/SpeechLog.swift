// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a screen reader has spoken so far: utterances, without what only tells that the cursor moved.
struct SpeechLog: Sendable {
  let file: String

  /// Names that a reader says of itself, or of a line with nothing on it.
  private static let noise: Set<String> = [
    "", "blank", "pychant is not installed", "Start Fenrir", "Quit Fenrir",
  ]

  /// Utterances in the order in which they came: `q {…}` a text, `l {…}` a letter.
  func utterances() -> [String] {
    let data = FileManager.default.contents(atPath: file) ?? Data()
    // The last one may still be coming.
    let entries = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    return entries.compactMap(Self.text).flatMap(Self.lines).filter { !Self.noise.contains($0) }
  }

  private static func text(_ entry: Substring) -> String? {
    guard entry.hasPrefix("q {") || entry.hasPrefix("l {"), entry.hasSuffix("}") else { return nil }
    return entry.dropFirst(3).dropLast().split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  /// One reader says line by line, the other says what came at once, lines parted by " , ".
  private static func lines(_ text: String) -> [String] {
    text.split(separator: " ,").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " ,")) }
  }
}
