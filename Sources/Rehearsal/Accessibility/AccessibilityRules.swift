// SPDX-License-Identifier: Apache-2.0

public import IntentModel
import Rendering

/// The checks of `parlance rehearse --accessibility`.
public enum AccessibilityRules {
  /// All rules, in the order of the manual.
  public static let all: [any AccessibilityRule.Type] = [
    PlainWords.self, LabelledLines.self, WholeSentences.self, SaidOnce.self, CardInWords.self,
    HelpfulFailures.self, LocalValues.self, OneLanguage.self, AnnouncedOptions.self,
  ]

  /// The breaches in a conversation, each at the user's line that led to the turn.
  ///
  /// - Parameters:
  ///   - conversation: the lines with the turns that answered them.
  ///   - wording: the assistant's texts in the conversation's language.
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

/// A requirement on every turn, for people who hear it or read it in braille.
public protocol AccessibilityRule: Sendable {
  /// Lowercase words joined by hyphens, such as `plain-words`.
  static var name: String { get }

  /// The requirement, in one sentence.
  static var summary: String { get }

  /// Why the requirement exists, in one sentence.
  static var reason: String { get }

  /// The problems of a turn, each with its fix after a semicolon.
  static func breaches(in turn: PerceivedTurn) -> [String]
}

/// The manual, generated from the rules themselves.
public enum AccessibilityManual {
  /// The rows of a table: name, what must hold, why.
  public static var rows: String {
    AccessibilityRules.all.map { "| `\($0.name)` | \($0.summary) | \($0.reason) |\n" }.joined()
  }
}
