// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// For a screen reader or a braille display: plain lines that are only ever added.
///
/// A count stands before what is long, the outcome and the question come last. No frame, no colour,
/// no sign that carries a meaning. Keys: `terminal.error` with `${text}`; `terminal.choices`,
/// `terminal.choose` and `terminal.lines` with `${count}`, each also with a number at its end for
/// counts in words: `terminal.choices.3`.
public struct ScreenReaderRenderer: TurnRenderer {
  /// A card with more lines than that is announced by their count.
  private static let shortCard = 4

  private let width: Int
  private let wording: Wording

  public init(width: Int, wording: Wording) {
    self.width = width
    self.wording = wording
  }

  public func render(_ turn: Turn) -> String {
    var page = Page(width: width)
    let card = turn.snippet.map(lines) ?? []
    // The last line is what a braille display shows: an outcome, else a question.
    page.add(turn.result == nil ? answer(turn) + card : card + answer(turn))
    if let prompt = turn.prompt { add(prompt, to: &page) }
    return page.text
  }

  private func answer(_ turn: Turn) -> [String] {
    guard turn.result == .failure, let first = turn.say.first else { return turn.say }
    return [wording.text("terminal.error", ["text": first])] + turn.say.dropFirst()
  }

  private func lines(_ card: Snippet) -> [String] {
    guard card.lines.count > Self.shortCard else { return card.linear }
    let count = wording.count("terminal.lines", card.lines.count)
    return (card.title.map { [$0] } ?? []) + [count] + card.lines.map(\.linear)
  }

  private func add(_ prompt: Prompt, to page: inout Page) {
    page.add(prompt.question)
    guard !prompt.options.isEmpty else { return }
    page.add(wording.count("terminal.choices", prompt.options.count))
    page.addNumbered(prompt.options.map(\.display))
    page.add(wording.count("terminal.choose", prompt.options.count))
  }
}
