// SPDX-License-Identifier: Apache-2.0

/// What one or more words of an utterance were taken for.
public struct Evidence: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A word of the template.
    case word
    /// A word of the template with typing slips: what it should have been.
    case misspelt(expected: String)
    /// A word of the template that isn't there; its place is where it would be.
    case missing(expected: String)
    /// A word of the template that stands elsewhere in it.
    case moved
    /// A list's value, as it is written.
    case value(slot: String)
    /// A list's value with slips, or spelt as it sounds.
    case likelyValue(slot: String, expected: String)
    /// A list's value said in part: "chowder".
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

    /// The slot the words are for; nil for words of the template and for those passed over.
    public var slot: String? {
      switch self {
      case .value(let slot), .likelyValue(let slot, _), .partOfValue(let slot, _),
        .freeText(let slot):
        slot
      case .word, .misspelt, .missing, .moved, .appName, .skipped: nil
      }
    }

    /// Whether a word isn't there.
    var isMissing: Bool {
      if case .missing = self { true } else { false }
    }

    private var isPart: Bool {
      if case .partOfValue = self { true } else { false }
    }
  }

  /// As typed.
  public var heard: String

  /// In characters of the text as typed.
  public var span: Range<Int>

  public var kind: Kind

  public init(heard: String, span: Range<Int>, kind: Kind) {
    self.heard = heard
    self.span = span
    self.kind = kind
  }
}
