// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// What puts one interpretation of an utterance before another, by the criteria they are ranked by.
public enum DecidingDifference: String, CaseIterable, Hashable, Sendable {
  /// Less had to be forgiven or guessed.
  case forgiveness
  /// Something had to be forgiven, but less is taken as free text where a word stands that nobody
  /// knows.
  case unknownWord
  /// More letters are the name of a thing, in the slot that grammars call so.
  case name
  /// Less is taken as free text.
  case freeText
  /// Fewer words are values, so more are words of the template.
  case values
  /// Less is passed over.
  case asides
  /// The app was named.
  case app
  /// The sentence stands earlier in the same file.
  case line
  /// The name of the sentence's file comes earlier.
  case file

  /// What puts the first before the second; nil where it doesn't stand there, or where nothing tells
  /// them apart.
  public init?(of first: Interpretation, before second: Interpretation) {
    guard let difference = Ranking.difference(first, second) else { return nil }
    guard difference.isInOrder else {
      guard first.isTighter(than: second) else { return nil }
      self = .unknownWord
      return
    }
    switch difference.criterion {
    case .tolerance: self = .forgiveness
    case .freeText: self = .freeText
    case .name: self = .name
    case .cost: self = Self.part(first, second)
    case .app: self = .app
    case .place:
      let isOneFile = first.template.location.file == second.template.location.file
      self = isOneFile ? .line : .file
    }
  }

  /// The part of the plain cost in which the second is most behind.
  private static func part(_ first: Interpretation, _ second: Interpretation) -> Self {
    let behind: [(part: Self, cost: Int)] = [
      (.freeText, second.freeTextCost - first.freeTextCost),
      (.values, second.valueCost - first.valueCost),
      (.asides, second.asideCost - first.asideCost),
    ]
    return behind.max { $0.cost < $1.cost }?.part ?? .values
  }
}

extension Interpretation {
  /// The part of the cost that is for free text.
  var freeTextCost: Int {
    evidence.reduce(0) { cost, evidence in
      guard case .freeText = evidence.kind else { return cost }
      return cost + Cost.freeText + Cost.freeTextWord * Utterance(evidence.heard).count
    }
  }

  /// The part of the cost that is for what is passed over.
  var asideCost: Int { evidence.count { $0.kind == .skipped } * Cost.skippedWord }

  /// The part of the cost that is for names and numbers: what is left of the plain cost.
  var valueCost: Int { cost - toleranceCost - freeTextCost - asideCost }
}
