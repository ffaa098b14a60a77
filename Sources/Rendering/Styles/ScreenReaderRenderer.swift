// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// For a screen reader or a braille display: plain lines that are only ever added.
///
/// A count stands before what is long, the outcome and the question come last, and what was said is not
/// shown again. No frame, no colour, no sign that carries a meaning. Keys: `terminal.error` with `${text}`;
/// `terminal.choices`, `terminal.choose` and `terminal.lines` with `${count}`, each also with a number at its
/// end for counts in words: `terminal.choices.3`.
public struct ScreenReaderRenderer: LinearRenderer {
  /// A card with more lines than that is announced by their count.
  private static let shortCard = 4

  public let width: Int
  private let wording: Wording

  public init(width: Int, wording: Wording) {
    self.width = width
    self.wording = wording
  }

  public func paragraphs(_ turn: Turn) -> [String] {
    let card = turn.unsaidCard.map(lines) ?? []
    // The last line is what a braille display shows: an outcome, else a question.
    let told = turn.result == nil ? answer(turn) + card : card + answer(turn)
    return told + (turn.prompt.map(question) ?? [])
  }

  private func answer(_ turn: Turn) -> [String] {
    guard turn.result == .failure, let first = turn.say.first else { return turn.say }
    return [wording.text("terminal.error", ["text": first])] + turn.say.dropFirst()
  }

  private func lines(_ card: Snippet) -> [String] {
    let isLong = card.lines.count > Self.shortCard
    let count = isLong ? [wording.count("terminal.lines", card.lines.count)] : []
    return (card.title.map { [$0] } ?? []) + count + card.lines.map(wording.fact)
  }

  private func question(_ prompt: Prompt) -> [String] {
    guard !prompt.options.isEmpty else { return [prompt.question] }
    let names = prompt.options.map(\.display)
    let question = prompt.listQuestion ?? prompt.question
    return [question, wording.count("terminal.choices", names.count)]
      + names.numbered + [wording.count("terminal.choose", names.count)]
  }
}
