// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Makes one typing slip in a text.
struct TypingSlip {
  private enum Kind {
    case dropped, doubled, swapped, wrongKey
  }

  /// The most attempts to find a slip that changes the text.
  private static let attempts = 50

  private let characters: [Character]
  private let places: [Int]
  private let keyboard: Keyboard

  /// - Parameter places: the places where a slip may be made.
  init(_ characters: [Character], places: [Int], keyboard: Keyboard) {
    self.characters = characters
    self.places = places
    self.keyboard = keyboard
  }

  /// The text with one slip; nil if no place allows one.
  func slipped(using random: inout some RandomNumberGenerator) -> String? {
    for _ in 0..<Self.attempts {
      guard let place = places.randomElement(using: &random),
        let kind = kinds(at: place).randomElement(using: &random),
        let slip = slipped(kind, at: place, using: &random)
      else { continue }
      let text = String(slip)
      if text.lowercased() != String(characters).lowercased() { return text }
    }
    return nil
  }

  private func kinds(at place: Int) -> [Kind] {
    switch characters[place] {
    case let character where character.isHangul: [.wrongKey, .wrongKey, .dropped, .swapped]
    case let character where character.isSyllable: [.dropped, .doubled, .swapped]
    default: [.dropped, .doubled, .swapped, .wrongKey]
    }
  }

  private func slipped(
    _ kind: Kind, at place: Int, using random: inout some RandomNumberGenerator
  ) -> [Character]? {
    var slip = characters
    switch kind {
    case .dropped:
      guard hasNeighbour(place) else { return nil }
      slip.remove(at: place)
    case .doubled: slip.insert(slip[place], at: place)
    case .swapped:
      guard places.contains(place + 1) else { return nil }
      slip.swapAt(place, place + 1)
    case .wrongKey:
      guard let key = wrongKeys(at: place).randomElement(using: &random) else { return nil }
      slip[place] = key
    }
    return slip
  }

  private func wrongKeys(at place: Int) -> [Character] {
    HangulSyllable(characters[place])?.slips(keyboard)
      ?? keyboard.neighbours(of: characters[place]).filter(\.isLetter)
  }

  /// Whether the word has another letter next to this one, so that it is not empty without it.
  private func hasNeighbour(_ place: Int) -> Bool {
    [place - 1, place + 1].contains { characters.indices.contains($0) && characters[$0].isLetter }
  }
}

extension Character {
  /// Whether it is a syllable or a word rather than a letter: Hangul, Kana or Han.
  var isSyllable: Bool { isHangul || isKanaOrHan }

  var isHangul: Bool { HangulSyllable(self) != nil }

  private var isKanaOrHan: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: true
    default: false
    }
  }

  /// The Latin letter without its accent. Any other character is unchanged.
  var withoutAccent: Character {
    let scalars = String(self).decomposedStringWithCanonicalMapping.unicodeScalars
    guard let base = scalars.first, base.isASCII, scalars.count > 1 else { return self }
    return Character(base)
  }
}
