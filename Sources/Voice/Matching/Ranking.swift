// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Puts interpretations in order: what needs least forgiveness, then a thing called by its name, cheaper
/// first, then an app that was named, then the order in which the sentences were written.
enum Ranking {
  /// The best interpretation of each intent, the best intent first.
  static func best(_ interpretations: [Interpretation]) -> [Interpretation] {
    var seen: Set<String> = []
    return interpretations.sorted(by: precedes).filter {
      seen.insert("\($0.app?.rawValue ?? "")/\($0.intent)").inserted
    }
  }

  private static func precedes(_ one: Interpretation, _ other: Interpretation) -> Bool {
    if one.toleranceCost != other.toleranceCost { return one.toleranceCost < other.toleranceCost }
    let (named, rival) = (namedLength(one), namedLength(other))
    if named != rival { return named > rival }
    if one.cost != other.cost { return one.cost < other.cost }
    if one.namesApp != other.namesApp { return one.namesApp }
    return place(one) < place(other)
  }

  private static func place(_ interpretation: Interpretation) -> (String, Int, Int) {
    let location = interpretation.template.location
    return (location.file, location.line, location.column)
  }

  /// How much of the text is the name of a thing, in the slot that grammars call so.
  ///
  /// "The bedroom lamp" is the lamp of that name rather than the lamps of the bedroom.
  private static func namedLength(_ interpretation: Interpretation) -> Int {
    interpretation.evidence.reduce(0) { length, evidence in
      switch evidence.kind {
      case .value("name"), .likelyValue("name", _): length + evidence.span.count
      default: length
      }
    }
  }
}
