// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Renders for a screen reader or a braille display, as plain lines that are only ever added.
///
/// Long lists begin with their count, the outcome and the question come last, and facts that were
/// said are not shown again. There are no frames, no colours and no signs that carry a meaning.
///
/// Keys: `terminal.error` with `${text}`; `terminal.choices`, `terminal.choose` and
/// `terminal.lines` with `${count}`, each also with a number at its end for counts in words:
/// `terminal.choices.3`.
struct ScreenReaderRenderer: LinearRenderer {
  /// The most lines of a card that is not announced by their count.
  private static let shortCard = 4

  let width: Int
  let wording: Wording

  func paragraphs(_ turn: Turn) -> [String] {
    let card = turn.unsaidCard.map(lines) ?? []
    // A braille display shows the last line, so it has to be the outcome or else the question.
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
