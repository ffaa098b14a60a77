// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The text in lines of at most `width` columns, broken between words.
  ///
  /// Chinese and Japanese text breaks between characters, though never before closing punctuation.
  /// A word that is longer than a line is cut. Newlines in the text stay, and blanks at a break are
  /// dropped.
  /// - Parameter width: in columns. A character that is wider than this has a line to itself.
  public func wrapped(to width: Int) -> [String] {
    if !utf8.contains(0x0A), utf8.count <= width { return [self] }
    return split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      var wrapper = Wrapper(width: max(width, 1))
      for character in $0 { wrapper.take(character) }
      return wrapper.finish()
    }
  }
}

/// Fills lines character by character. Holds back the last word, which may have to move to the
/// next line.
private struct Wrapper {
  let width: Int
  private var lines: [String] = []
  private var line = ""
  private var lineWidth = 0
  private var word = ""
  private var wordWidth = 0

  init(width: Int) { self.width = width }

  mutating func take(_ character: Character) {
    if character == " " {
      placeWord()
      placeBlank()
      return
    }
    if let last = word.last, Self.canBreak(between: last, and: character) { placeWord() }
    if wordWidth + character.displayWidth > width { placeWord() }
    word.append(character)
    wordWidth += character.displayWidth
  }

  mutating func finish() -> [String] {
    placeWord()
    endLine()
    return lines
  }

  private mutating func placeWord() {
    if lineWidth + wordWidth > width, !line.isEmpty { endLine() }
    line += word
    lineWidth += wordWidth
    word = ""
    wordWidth = 0
  }

  private mutating func placeBlank() {
    // Drops a blank at a break, but keeps the text's own indentation.
    guard !line.isEmpty || lines.isEmpty else { return }
    line.append(" ")
    lineWidth += 1
  }

  private mutating func endLine() {
    while line.last == " " { line.removeLast() }
    lines.append(line)
    line = ""
    lineWidth = 0
  }

  private static func canBreak(between one: Character, and other: Character) -> Bool {
    guard one.isIdeographic || other.isIdeographic else { return false }
    return !other.isClosing && !one.isOpening
  }
}

extension Character {
  /// Whether it is Han or kana, which have no blanks between words.
  fileprivate var isIdeographic: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return switch value {
    case 0x3001...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF60, 0x20000...0x3FFFD: true
    default: false
    }
  }

  fileprivate var isClosing: Bool {
    "、。，．・：；？！）」』】〕〉》ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.!?:;)]}%”’…".contains(self)
  }

  fileprivate var isOpening: Bool { "（「『【〔〈《([{“‘$".contains(self) }
}
