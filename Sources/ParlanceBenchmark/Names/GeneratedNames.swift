// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// Invented names, made of syllables.
struct GeneratedNames {
  enum Kind: String, CaseIterable, ExpressibleByArgument {
    /// Two or three words from a pool, so that a word occurs in many names.
    case phrases
    /// One word that occurs in no other name.
    case words
    /// Two to four Chinese characters.
    case chinese
    /// Three to six Katakana.
    case japanese

    /// Whether words are separated by spaces.
    var hasSpaces: Bool { self == .phrases || self == .words }

    var language: String {
      switch self {
      case .phrases, .words: "en"
      case .chinese: "zh-Hans"
      case .japanese: "ja"
      }
    }
  }

  /// The size of the pool of words for phrases.
  private static let poolSize = 20_000

  private let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// A number of different names.
  func names(_ count: Int, using random: inout some RandomNumberGenerator) -> [String] {
    switch kind {
    case .words: return Self.different(count) { Self.word(syllables: 2...4, using: &random) }
    case .phrases:
      let pool = Self.different(Self.poolSize) { Self.word(syllables: 1...3, using: &random) }
      return Self.different(count) {
        let words = (0..<Int.random(in: 2...3, using: &random)).map { _ in
          pool.randomElement(using: &random) ?? ""
        }
        return words.joined(separator: " ")
      }
    case .chinese: return Self.different(count) { Self.chinese(2...4, using: &random) }
    case .japanese: return Self.different(count) { Self.japanese(3...6, using: &random) }
    }
  }

  /// Words to put around names; none of them occurs in a name.
  func carriers(_ count: Int, using random: inout some RandomNumberGenerator) -> [String] {
    switch kind {
    case .words, .phrases:
      Self.different(count) { "x" + Self.word(syllables: 1...3, using: &random) }
    case .chinese: Self.different(count) { Self.carrierCharacters(0x6E00, using: &random) }
    case .japanese: Self.different(count) { Self.carrierCharacters(0x4E00, using: &random) }
    }
  }

  // MARK: Pieces

  private static func different(_ count: Int, _ make: () -> String) -> [String] {
    var known: Set<String> = []
    var texts: [String] = []
    while texts.count < count {
      let text = make()
      if known.insert(text).inserted { texts.append(text) }
    }
    return texts
  }

  private static let onsets = Array("bcdfghjklmnprstvw")
  private static let nuclei = Array("aeiou")
  private static let codas = ["", "", "", "n", "r", "l", "s", "t"]

  private static func word(
    syllables: ClosedRange<Int>, using random: inout some RandomNumberGenerator
  ) -> String {
    (0..<Int.random(in: syllables, using: &random)).map { _ in
      let onset = onsets.randomElement(using: &random).map(String.init) ?? ""
      let nucleus = nuclei.randomElement(using: &random).map(String.init) ?? ""
      return onset + nucleus + (codas.randomElement(using: &random) ?? "")
    }.joined()
  }

  private static func chinese(
    _ length: ClosedRange<Int>, using random: inout some RandomNumberGenerator
  ) -> String {
    text(of: 0x5000...0x5BB7, length, using: &random)
  }

  private static func japanese(
    _ length: ClosedRange<Int>, using random: inout some RandomNumberGenerator
  ) -> String {
    text(of: 0x30A2...0x30ED, length, using: &random)
  }

  private static func carrierCharacters(
    _ first: UInt32, using random: inout some RandomNumberGenerator
  ) -> String {
    text(of: first...(first + 0x1FF), 2...2, using: &random)
  }

  private static func text(
    of scalars: ClosedRange<UInt32>, _ length: ClosedRange<Int>,
    using random: inout some RandomNumberGenerator
  ) -> String {
    let scalars = (0..<Int.random(in: length, using: &random)).compactMap { _ in
      Unicode.Scalar(UInt32.random(in: scalars, using: &random))
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
