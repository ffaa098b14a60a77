// SPDX-License-Identifier: Apache-2.0

/// How one or more words of an utterance were read.
public struct Evidence: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A word of the template.
    case word
    /// A word of the template with typing slips, and its correct spelling.
    case misspelt(expected: String)
    /// A word of the template that was not said; its place is where it would be.
    case missing(expected: String)
    /// A word of the template that was said in another place.
    case moved
    /// A list's value as it is written in the list.
    case value(slot: String)
    /// A list's value with slips, or spelt by its sound.
    case likelyValue(slot: String, expected: String)
    /// A list's value of which only a part was said: "chowder".
    case partOfValue(slot: String, expected: String)
    /// Free text for a slot.
    case freeText(slot: String)
    /// The app's name and the words around it.
    case appName
    /// Politeness and other words that change nothing.
    case skipped

    /// Whether the words had to be forgiven or guessed.
    public var isTolerance: Bool { isSlip || isPart }

    /// Whether the words are spelt wrong, missing or in the wrong place.
    public var isSlip: Bool {
      switch self {
      case .misspelt, .likelyValue, .missing, .moved: true
      default: false
      }
    }

    /// The slot that the words fill; nil for words of the template and for skipped words.
    public var slot: String? {
      switch self {
      case .value(let slot), .likelyValue(let slot, _), .partOfValue(let slot, _),
        .freeText(let slot):
        slot
      case .word, .misspelt, .missing, .moved, .appName, .skipped: nil
      }
    }

    /// Whether the word was not said.
    var isMissing: Bool {
      if case .missing = self { true } else { false }
    }

    private var isPart: Bool {
      if case .partOfValue = self { true } else { false }
    }
  }

  /// The words as typed.
  public var heard: String

  /// The place of the words, in characters of the typed text.
  public var span: Range<Int>

  public var kind: Kind

  public init(heard: String, span: Range<Int>, kind: Kind) {
    self.heard = heard
    self.span = span
    self.kind = kind
  }
}
