// SPDX-License-Identifier: Apache-2.0

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
