// SPDX-License-Identifier: Apache-2.0

public import IntentModel
import Rendering

/// What `parlance rehearse --accessibility` checks.
public enum AccessibilityRules {
  /// All rules, in the order of the manual.
  public static let all: [any AccessibilityRule.Type] = [
    PlainWords.self, LabelledLines.self, WholeSentences.self, SaidOnce.self, CardInWords.self,
    HelpfulFailures.self, LocalValues.self, OneLanguage.self, AnnouncedOptions.self,
  ]

  /// The breaches of a conversation, each at the line that was said before the turn.
  ///
  /// - Parameter wording: the assistant's texts in the conversation's language.
  public static func findings(in conversation: [PlayedExchange], _ wording: Wording) -> [Finding] {
    conversation.flatMap { played in
      played.turns.flatMap { turn in
        let perceived = PerceivedTurn(turn, wording)
        return all.flatMap { rule in
          rule.breaches(in: perceived).map { breach in
            Finding(
              .error, rule: rule.name, message: breach, at: played.exchange.location,
              sourceLine: "> \(played.exchange.said)")
          }
        }
      }
    }
  }
}

/// One thing that must hold of every turn, for whoever hears it or reads it by touch.
public protocol AccessibilityRule: Sendable {
  /// In words joined by hyphens: `plain-words`.
  static var name: String { get }

  /// What must hold, in a sentence.
  static var summary: String { get }

  /// Why, in a sentence.
  static var reason: String { get }

  /// What doesn't hold and, after a semicolon, how to mend it.
  static func breaches(in turn: PerceivedTurn) -> [String]
}

/// The manual of the rules, made of the rules.
public enum AccessibilityManual {
  /// The rows of a table: name, what must hold, why.
  public static var rows: String {
    AccessibilityRules.all.map { "| `\($0.name)` | \($0.summary) | \($0.reason) |\n" }.joined()
  }
}
