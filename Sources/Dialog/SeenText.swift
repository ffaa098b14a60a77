// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A text as the eye takes it: its words, each by its shape, and in scripts without blanks its characters.
///
/// So "MonkeyPay", "monkey-pay" and a "Mоnkеy Pay" with Cyrillic letters are the same words, and "몽키페이" is seen in
/// "몽키페이로".
struct SeenText {
  struct Unit {
    /// What its letters look like, all of them small.
    let letters: String
    /// What they look like as they are written, such as an I for an l.
    let shape: String
    /// Whether it begins with a capital letter.
    let isCapital: Bool
    /// Whether all its letters are capitals.
    let isInCapitals: Bool
    /// Whether a word may begin with it: a syllable within a Korean word begins none.
    var startsWord: Bool

    /// Whether the eye may take one for the other.
    func looksLike(_ other: Unit) -> Bool {
      letters == other.letters || shape == other.shape || letters == other.shape
        || shape == other.letters
    }
  }

  private(set) var units: [Unit] = []

  init(_ text: some StringProtocol) {
    // In a long text most words come again.
    var known: [String: Unit] = [:]
    var word = ""
    var script = Script.none
    for character in text where !character.isUnseen {
      let own = Script(character)
      if own != script || own == .single { close(&word, &known) }
      let startsWord = own != script
      script = own
      switch own {
      case .none: continue
      // Only what stands before it tells whether a syllable begins a word.
      case .syllables: add(String(character), startsWord: startsWord, &known)
      default: word.append(character)
      }
    }
    close(&word, &known)
  }

  private mutating func close(_ word: inout String, _ known: inout [String: Unit]) {
    if !word.isEmpty { add(word, startsWord: true, &known) }
    word = ""
  }

  private mutating func add(
    _ word: String, startsWord: Bool, _ known: inout [String: Unit]
  ) {
    if var unit = known[word] {
      unit.startsWord = startsWord
      units.append(unit)
      return
    }
    let skeleton = Skeleton(word)
    guard !skeleton.letters.isEmpty else { return }
    let cased = word.filter(\.isCased)
    let unit =
      Unit(
        letters: skeleton.letters,
        shape: skeleton.forms.first { $0 != skeleton.letters } ?? skeleton.letters,
        isCapital: word.first?.isUppercase == true,
        isInCapitals: !cased.isEmpty && cased.allSatisfy(\.isUppercase), startsWord: startsWord)
    known[word] = unit
    units.append(unit)
  }

  /// What is written without a gap is one word where it is of one of these.
  private enum Script {
    case none
    /// Words with blanks between them.
    case words
    case katakana
    /// Korean: words with blanks between them, to whose end particles stick.
    case syllables
    /// Each character by itself.
    case single

    init(_ character: Character) {
      self =
        if character.isHangul {
          .syllables
        } else if character.isKatakana {
          .katakana
        } else if character.isWrittenTogether {
          .single
        } else if character.isLetter || character.isNumber {
          .words
        } else {
          .none
        }
    }
  }
}
