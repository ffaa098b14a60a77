// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A text by its look: the shapes of its words or, in scripts without blanks, of its characters.
///
/// So "MonkeyPay", "monkey-pay" and a "Mоnkеy Pay" with Cyrillic letters are the same words, and "몽키페이" is seen in
/// "몽키페이로".
struct SeenText {
  struct Unit {
    /// The look of its letters in small ones.
    let letters: String
    /// The look of its letters as they are written: a capital I looks like an l.
    let shape: String
    /// Whether it begins with a capital letter.
    let isCapital: Bool
    /// Whether all its letters are capitals.
    let isInCapitals: Bool
    /// Whether a word may begin with it; a syllable within a Korean word can't begin one.
    var startsWord: Bool

    /// Whether a reader may take one for the other.
    func looksLike(_ other: Unit) -> Bool {
      letters == other.letters || shape == other.shape || letters == other.shape
        || shape == other.letters
    }
  }

  private(set) var units: [Unit] = []

  init(_ text: some StringProtocol) {
    // Most words of a long text occur several times.
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
      // Whether a syllable begins a word depends on the character before it.
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

  /// The kind of a character; neighbors of one kind form a word, except where noted.
  private enum Script {
    case none
    /// Words with blanks between them.
    case words
    case katakana
    /// Korean: words with blanks between them and particles at their ends. Each syllable is a unit.
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
