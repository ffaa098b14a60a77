// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The reason why one interpretation of an utterance ranks before another.
public enum DecidingDifference: String, CaseIterable, Hashable, Sendable {
  /// Less had to be forgiven or guessed.
  case forgiveness
  /// Something had to be forgiven, but less is read as free text at a word that nobody knows.
  case unknownWord
  /// More letters are a name, in the slot that grammars call `name`.
  case name
  /// Less is read as free text.
  case freeText
  /// Fewer words are values, so more are words of the template.
  case values
  /// Fewer words are skipped.
  case asides
  /// The app was named.
  case app
  /// The sentence stands earlier in the same file.
  case line
  /// The name of the sentence's file comes earlier.
  case file

  /// The reason why the first ranks before the second; nil if it doesn't, or if they don't differ.
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

  /// The part of the plain cost that is higher for the second by the largest amount.
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
  /// The cost of free text.
  var freeTextCost: Int {
    evidence.reduce(0) { cost, evidence in
      guard case .freeText = evidence.kind else { return cost }
      return cost + Cost.freeText + Cost.freeTextWord * Utterance(evidence.heard).count
    }
  }

  /// The cost of skipped words.
  var asideCost: Int { evidence.count { $0.kind == .skipped } * Cost.skippedWord }

  /// The cost of names and numbers: the rest of the plain cost.
  var valueCost: Int { cost - toleranceCost - freeTextCost - asideCost }
}
