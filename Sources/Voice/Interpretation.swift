// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// One way to understand an utterance, with what speaks for it.
public struct Interpretation: Hashable, Sendable {
  /// The app meant; nil in a grammar on its own.
  public var app: AppID?
  public var intent: IntentID

  /// In the order of the sentence, fixed slots last.
  public var slots: [SlotMatch]

  /// The template that was matched.
  public var template: WrittenTemplate

  /// What each word was taken for, in the order of the words.
  public var evidence: [Evidence]

  /// What readings are ranked by: the words that are a name rather than a template's count a little,
  /// what was guessed or forgiven a lot.
  public var cost: Int

  /// The part of the cost that is for guessing and forgiving; 0 for an exact reading.
  public var toleranceCost: Int

  /// Whether the user named the app.
  public var namesApp: Bool

  public var response: String?
  public var metadata: [String: JSONValue]

  public init(
    app: AppID?, intent: IntentID, slots: [SlotMatch], template: WrittenTemplate,
    evidence: [Evidence], cost: Int = 0, toleranceCost: Int = 0, namesApp: Bool = false,
    response: String? = nil,
    metadata: [String: JSONValue] = [:]
  ) {
    self.app = app
    self.intent = intent
    self.slots = slots
    self.template = template
    self.evidence = evidence
    self.cost = cost
    self.toleranceCost = toleranceCost
    self.namesApp = namesApp
    self.response = response
    self.metadata = metadata
  }

  /// Between 0 and 1: 1 for an exact reading.
  public var score: Double { 1_000 / Double(1_000 + toleranceCost) }

  /// Whether something had to be forgiven or guessed, so that it is confirmed before it is done.
  public var isTolerated: Bool {
    toleranceCost > 0 || evidence.contains { $0.kind.isTolerance }
  }

  /// Whether something had to be forgiven or guessed that the user will not be asked about anyway: a
  /// part of a name that fits several is asked about.
  public var isGuess: Bool {
    // Words in another order leave no trace in a name.
    if toleranceCost > 0, !evidence.contains(where: \.kind.isTolerance) { return true }
    return evidence.contains { evidence in
      guard case .partOfValue = evidence.kind else { return evidence.kind.isSlip }
      let slot = slots.first { $0.span == evidence.span }
      return slot.map { $0.candidates.count == 1 } ?? true
    }
  }

  /// Whether something was misspelt.
  public var hasSlips: Bool { evidence.contains { $0.kind.isSlip } }

  public subscript(slot: String) -> SlotMatch? { slots.first { $0.name == slot } }
}

extension Interpretation {
  /// The same with the values of dates, amounts and the like read from the words taken for them; nil
  /// where what was taken as free text says no such value.
  public func readingLiterals(
    as description: IntentDescription, by reader: LiteralReader, now: Date
  ) -> Interpretation? {
    var read = self
    for place in slots.indices {
      guard let type = description[ParameterID(slots[place].name)]?.type, !type.literals.isEmpty,
        slots[place].candidates[0].item == nil, case .string(let text) = slots[place].output
      else { continue }
      guard let literal = reader.literal(text, for: type, now: now) else {
        if takesFreeText(slots[place]) { return nil }
        continue
      }
      read.slots[place].candidates = [SlotMatch.Candidate(literal)]
    }
    return read
  }
}

extension Interpretation {
  /// Whether a slot's value is what was typed, rather than one of a list or the sentence's own.
  private func takesFreeText(_ slot: SlotMatch) -> Bool {
    evidence.contains { $0.kind == .freeText(slot: slot.name) && $0.span == slot.span }
  }
}

extension SlotMatch.Candidate {
  init(_ literal: Literal) {
    self.init(output: .string(literal.notation))
    self.literal = literal
  }
}

extension Interpretation {
  /// Whether more of the sentence is as it should be than had to be forgiven.
  ///
  /// Free text beside a guess could be anything, and so could a name beside nothing but words that aren't
  /// there, or one character beside another that was guessed.
  var isWellFounded: Bool {
    if !evidence.contains(where: { $0.kind == .word }), evidence.contains(where: \.kind.isMissing) {
      return false
    }
    return !isMostlyGuessed && (freeLetters == 0 || outweighsItsSlips)
  }

  /// Whether the letters that are as they should be are more than those that aren't.
  private var outweighsItsSlips: Bool {
    let balance = evidence.reduce(0) { balance, evidence in
      switch evidence.kind {
      case .word, .value: balance + evidence.heard.count
      case .misspelt(let expected) where evidence.isSpelt(expected):
        balance + evidence.heard.count
      case .misspelt, .likelyValue: balance - evidence.heard.count
      case .missing(let expected): balance - 2 * expected.count
      default: balance
      }
    }
    return balance > 0
  }

  /// Whether characters had to be guessed and what was said weighs no more than those: politeness says
  /// nothing of what is wanted.
  private var isMostlyGuessed: Bool {
    evidence.contains { $0.guess != nil } && evidence.reduce(0) { $0 + $1.balance } <= 0
  }
}

extension Evidence {
  /// Whether only the blanks are not where they should be.
  fileprivate func isSpelt(_ expected: String) -> Bool { spelling == expected }

  /// The character that had to be guessed: one that isn't there or is another one, or one that is all there
  /// is of a name; nil for none.
  fileprivate var guess: String? {
    switch kind {
    case .missing(let expected) where expected.isOneCharacter: expected
    case .misspelt(let expected) where expected.isOneCharacter && !isOneKey(from: expected):
      expected
    case .likelyValue where heard.isOneCharacter: heard
    default: nil
    }
  }

  /// How much it says of what is wanted; less than nothing for a guess.
  fileprivate var balance: Int {
    if let guess { return -guess.weight }
    return switch kind {
    case .word, .moved, .value, .likelyValue, .partOfValue: heard.weight
    case .misspelt(let expected): expected.isEmpty ? 0 : heard.weight
    case .missing, .freeText, .appName, .skipped: 0
    }
  }

  /// Whether a single key of a Korean character is another, or missing, or too much.
  private func isOneKey(from expected: String) -> Bool {
    guard let typed = Keystrokes(utf8: Array(spelling.utf8)),
      let meant = Keystrokes(utf8: Array(expected.utf8))
    else { return false }
    return typed.slip(meant: meant) != nil
  }

  private var spelling: String { Utterance(heard).words.joined() }
}

extension String {
  /// Whether it is a single character of a script where each says much.
  fileprivate var isOneCharacter: Bool { count == 1 && Utterance(self).hasCharacters }

  /// How much it says, in letters and kana: any other character is a syllable or a word, and says twice as
  /// much.
  fileprivate var weight: Int {
    let utterance = Utterance(self)
    return utterance.tokens.indices.reduce(0) { weight, token in
      let isWord = utterance.tokens[token].isCharacter && !utterance.isKana(token)
      return weight + (isWord ? 2 : String(decoding: utterance.folded(token), as: UTF8.self).count)
    }
  }
}
