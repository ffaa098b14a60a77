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
