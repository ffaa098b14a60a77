// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A failure message says what went wrong and what to do.
enum HelpfulFailures: AccessibilityRule {
  static let name = "helpful-failures"
  static let summary = "A failure says what went wrong and what to do."
  static let reason = "Who can't look around has nothing else to go by."

  static func breaches(in turn: PerceivedTurn) -> [String] {
    guard turn.turn.result == .failure, turn.turn.prompt == nil else { return [] }
    let say = turn.turn.say.joined(separator: " ")
    let clauses = say.split { ".!?。！？;；,，、:：—".contains($0) }
    return clauses.count > 1 ? [] : ["'\(say)' leaves it at that; say what to do, too"]
  }
}
