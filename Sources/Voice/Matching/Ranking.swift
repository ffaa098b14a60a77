// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Ranks interpretations. The criteria are, in this order: the least tolerance, no free text, the
/// longest name of a thing, the lowest cost, an app that was named, and the order in which the
/// sentences were written.
enum Ranking {
  /// The slot for the name of a thing.
  static let thing = "name"

  /// The best interpretation of each intent, the best intent first.
  ///
  /// Equally good interpretations that differ only in a value become one, with several candidates.
  static func best(_ interpretations: [Interpretation]) -> [Interpretation] {
    guard interpretations.count > 1 else { return interpretations }
    var best: [Interpretation] = []
    for interpretation in interpretations.sorted(by: precedes) {
      let known = best.firstIndex {
        $0.intent == interpretation.intent && $0.app == interpretation.app
      }
      if let known {
        best[known].addCandidates(of: interpretation)
      } else {
        best.append(interpretation)
      }
    }
    return best
  }

  /// The criteria of the ranking, the most important first.
  enum Criterion {
    case tolerance
    case freeText
    case name
    case cost
    case app
    case place
  }

  static func precedes(_ one: Interpretation, _ other: Interpretation) -> Bool {
    difference(one, other)?.isInOrder ?? false
  }

  /// The first criterion by which two interpretations differ, and whether they are in its order;
  /// nil if they don't differ.
  static func difference(
    _ one: Interpretation, _ other: Interpretation
  ) -> (criterion: Criterion, isInOrder: Bool)? {
    if one.toleranceCost != other.toleranceCost {
      return (.tolerance, one.toleranceCost < other.toleranceCost)
    }
    let (isFree, isOtherFree) = (one.takesFreeText, other.takesFreeText)
    if isFree != isOtherFree { return (.freeText, isOtherFree) }
    let (named, rival) = (namedLength(one), namedLength(other))
    if named != rival { return (.name, named > rival) }
    if one.cost != other.cost { return (.cost, one.cost < other.cost) }
    if one.namesApp != other.namesApp { return (.app, one.namesApp) }
    let (first, second) = (place(one), place(other))
    return first == second ? nil : (.place, first < second)
  }

  private static func place(_ interpretation: Interpretation) -> (String, Int, Int) {
    let location = interpretation.template.location
    return (location.file, location.line, location.column)
  }

  /// How many characters are the name of a thing, in the slot ``thing``.
  ///
  /// "The bedroom lamp" is the lamp of that name rather than the lamps in the bedroom.
  static func namedLength(_ interpretation: Interpretation) -> Int {
    interpretation.evidence.reduce(0) { length, evidence in
      switch evidence.kind {
      case .value(thing), .likelyValue(thing, _): length + evidence.span.count
      default: length
      }
    }
  }
}

extension Interpretation {
  /// Whether it contains free text.
  package var takesFreeText: Bool {
    evidence.contains { evidence in
      if case .freeText = evidence.kind { true } else { false }
    }
  }

  /// Adds the candidates of another reading of the same words to the same slots.
  fileprivate mutating func addCandidates(of other: Interpretation) {
    guard toleranceCost == other.toleranceCost, cost == other.cost,
      slots.count == other.slots.count,
      zip(slots, other.slots).allSatisfy({
        $0.name == $1.name && $0.span == $1.span && $0.isRemoval == $1.isRemoval
      })
    else { return }
    for place in slots.indices {
      slots[place].candidates += other.slots[place].candidates.filter {
        !slots[place].candidates.contains($0)
      }
    }
  }
}
