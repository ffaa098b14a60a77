// SPDX-License-Identifier: Apache-2.0

public import IntentModel
import Rendering

/// A turn as it is seen and as it is heard.
public struct PerceivedTurn: Sendable {
  public let turn: Turn

  /// The assistant's texts in the turn's language.
  public let wording: Wording

  /// The paragraphs that a screen reader gets.
  public let linear: [String]

  public init(_ turn: Turn, _ wording: Wording) {
    self.turn = turn
    self.wording = wording
    linear = Style.screenReader.speech(turn, wording: wording)
  }

  /// The spoken answer and the question, split at newlines.
  var sentences: [String] {
    turn.spoken.flatMap { $0.split(whereSeparator: \.isNewline).map(String.init) }
  }

  /// Every text of the turn that is shown.
  var texts: [String] {
    turn.spoken + (turn.prompt?.options.map(\.display) ?? []) + (turn.snippet?.linear ?? [])
  }

  /// The user's own words in this request, which texts may quote.
  var quoted: [String] {
    let arguments = (turn.intent ?? turn.completed)?.arguments.values.flatMap(\.values) ?? []
    return [turn.heard] + arguments.flatMap { [$0.value.display, $0.heard ?? ""] }
  }

  /// A text without the user's words that it quotes.
  func own(_ text: String) -> String {
    quoted.filter { !$0.isEmpty }.sorted { $0.count > $1.count }
      .reduce(text) { $0.replacing($1, with: "") }
  }
}
