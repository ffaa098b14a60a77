// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The shape of a sentence of the assistant's that names an app: the words between its values.
struct SpokenFrame: Sendable {
  private enum Part: Sendable {
    /// The look of a word.
    case word(SeenText.Unit)
    case value
    case app

    var isApp: Bool { if case .app = self { true } else { false } }
    var isWord: Bool { if case .word = self { true } else { false } }
  }

  private let parts: [Part]
  /// Whether any app may say it, as long as it names itself.
  private let isOwnOfEach: Bool
  /// Whether more may stand before and after it.
  let isOpen: Bool

  /// Nil for a template without an app, or without words of its own to be recognized by.
  ///
  /// - Parameters:
  ///   - template: a sentence with `${app}` in it.
  ///   - isOwnOfEach: whether apps say it too, each about itself.
  init?(_ template: Substring, isOwnOfEach: Bool = false) {
    var parts: [Part] = []
    var rest = template
    while let token = rest.firstMatch(of: /\$\{([^}]*)\}/) {
      parts += Self.words(of: rest[..<token.range.lowerBound])
      parts.append(token.output.1 == "app" ? .app : .value)
      rest = rest[token.range.upperBound...]
    }
    parts += Self.words(of: rest)
    isOpen = template.hasSuffix("${text}")
    if isOpen { parts.removeLast() }
    guard parts.contains(where: \.isApp), parts.contains(where: \.isWord) else { return nil }
    self.parts = parts
    self.isOwnOfEach = isOwnOfEach
  }

  private static func words(of text: Substring) -> [Part] {
    SeenText(text).units.map { .word($0) }
  }

  /// The frames of a text of several sentences.
  static func frames(of text: String, isOwnOfEach: Bool = false) -> [SpokenFrame] {
    text.sentences.compactMap { SpokenFrame($0, isOwnOfEach: isOwnOfEach) }
  }

  /// Whether a sentence is of this shape, so that an app may not say it as it is.
  ///
  /// In the place of the app's name there has to be a name: words that begin with a capital letter,
  /// or a name of the app that speaks.
  func fits(_ sentence: SeenText, saidBy own: [[SeenText.Unit]]) -> Bool {
    let units = sentence.units
    guard isOpen || units.count <= Self.longestSentence, hasAllWords(units) else { return false }
    guard
      fits(
        units,
        { start, end in
          units[start].isCapital && end - start <= Self.longestForeignName
            || Self.isName(units[start..<end], own)
        })
    else { return false }
    return !isOwnOfEach || !fits(units, { start, end in Self.isName(units[start..<end], own) })
  }

  /// A quick check: most sentences lack at least one word of most frames.
  private func hasAllWords(_ units: [SeenText.Unit]) -> Bool {
    parts.allSatisfy { part in
      if case .word(let word) = part { units.contains(where: word.looksLike) } else { true }
    }
  }

  private func fits(_ units: [SeenText.Unit], _ isName: (_ start: Int, _ end: Int) -> Bool) -> Bool
  {
    // The places to which the parts so far may reach.
    var reached: Set<Int> = isOpen ? Set(units.indices) : [0]
    for part in parts {
      reached = step(over: part, from: reached, units, isName)
      if reached.isEmpty { return false }
    }
    return isOpen || reached.contains(units.count)
  }

  private func step(
    over part: Part, from places: Set<Int>, _ units: [SeenText.Unit],
    _ isName: (_ start: Int, _ end: Int) -> Bool
  ) -> Set<Int> {
    switch part {
    case .word(let word):
      return Set(
        places.filter { $0 < units.count && units[$0].looksLike(word) }.map { $0 + 1 })
    case .value:
      guard let first = places.min(), first < units.count else { return [] }
      return Set(first + 1...units.count)
    case .app:
      return places.reduce(into: []) { reached, start in
        guard start < units.count else { return }
        for end in start + 1...min(start + Self.longestName, units.count)
        where isName(start, end) {
          reached.insert(end)
        }
      }
    }
  }

  /// In words; the assistant's own sentences are shorter.
  private static let longestSentence = 200

  private static let longestForeignName = 4

  /// In words; a name in Korean, Japanese or Chinese has a character for each.
  private static let longestName = 12

  private static func isName(
    _ units: ArraySlice<SeenText.Unit>, _ names: [[SeenText.Unit]]
  ) -> Bool {
    names.contains { name in
      name.count == units.count && zip(name, units).allSatisfy { $0.looksLike($1) }
    }
  }
}
