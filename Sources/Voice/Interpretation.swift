// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// One way to understand an utterance, with the evidence for it.
public struct Interpretation: Hashable, Sendable {
  /// The app that is addressed; nil for a grammar on its own.
  public var app: AppID?
  public var intent: IntentID

  /// The slots in the order of the sentence, fixed slots last.
  public var slots: [SlotMatch]

  /// The template that the utterance matched.
  public var template: WrittenTemplate

  /// How each word was read, in the order of the words.
  public var evidence: [Evidence]

  /// The cost by which readings are ranked. Words of names cost a little more than words of the
  /// template; guesses and forgiven slips cost a lot.
  public var cost: Int

  /// The part of the cost for guesses and forgiven slips; 0 for an exact reading.
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

  /// Whether something was forgiven or guessed, so that the user has to confirm the action.
  public var isTolerated: Bool {
    toleranceCost > 0 || evidence.contains { $0.kind.isTolerance }
  }

  /// Whether something was forgiven or guessed that the user would not be asked about anyway. A
  /// part of a name that fits several names leads to a question.
  public var isGuess: Bool {
    // Words in another order leave no trace in the evidence.
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
  /// The interpretation with the values of dates, amounts and the like read from their words. Nil
  /// if free text contains no such value.
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
  /// Whether a slot's value is free text, and not a value of a list or of the sentence itself.
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
  /// Whether more of the sentence is certain than forgiven.
  ///
  /// Free text beside a guess could be anything. So could a name beside nothing but missing words,
  /// or one character beside another that was guessed.
  var isWellFounded: Bool {
    if !evidence.contains(where: { $0.kind == .word }), evidence.contains(where: \.kind.isMissing) {
      return false
    }
    return !isMostlyGuessed && (freeLetters == 0 || outweighsItsSlips)
  }

  /// Whether more letters are certain than forgiven.
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

  /// Whether characters were guessed and the certain ones weigh no more. Politeness doesn't count,
  /// since it says nothing about the request.
  private var isMostlyGuessed: Bool {
    evidence.contains { $0.guess != nil } && evidence.reduce(0) { $0 + $1.balance } <= 0
  }
}

extension Evidence {
  /// Whether only blanks are in the wrong place.
  fileprivate func isSpelt(_ expected: String) -> Bool { spelling == expected }

  /// The character that was guessed; nil for none. It is missing, replaced by another, or all that
  /// was said of a name.
  fileprivate var guess: String? {
    switch kind {
    case .missing(let expected) where expected.isOneCharacter: expected
    case .misspelt(let expected) where expected.isOneCharacter && !isOneKey(from: expected):
      expected
    case .likelyValue where heard.isOneCharacter: heard
    default: nil
    }
  }

  /// How much the evidence says about the request; negative for a guess.
  fileprivate var balance: Int {
    if let guess { return -guess.weight }
    return switch kind {
    case .word, .moved, .value, .likelyValue, .partOfValue: heard.weight
    case .misspelt(let expected): expected.isEmpty ? 0 : heard.weight
    case .missing, .freeText, .appName, .skipped: 0
    }
  }

  /// Whether a Korean character differs by a single key: a wrong, missing or added one.
  private func isOneKey(from expected: String) -> Bool {
    guard let typed = Keystrokes(utf8: Array(spelling.utf8)),
      let meant = Keystrokes(utf8: Array(expected.utf8))
    else { return false }
    return typed.slip(meant: meant) != nil
  }

  private var spelling: String { Utterance(heard).words.joined() }
}

extension String {
  /// Whether it is a single character of a script without blanks, where each character says much.
  fileprivate var isOneCharacter: Bool { count == 1 && Utterance(self).hasCharacters }

  /// The information in a text, in letters and kana. Any other character is a syllable or a word
  /// and counts twice.
  fileprivate var weight: Int {
    let utterance = Utterance(self)
    return utterance.tokens.indices.reduce(0) { weight, token in
      let isWord = utterance.tokens[token].isCharacter && !utterance.isKana(token)
      return weight + (isWord ? 2 : String(decoding: utterance.folded(token), as: UTF8.self).count)
    }
  }
}
