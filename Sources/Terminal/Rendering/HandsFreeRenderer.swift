// SPDX-License-Identifier: Apache-2.0

import Foundation
public import IntentModel

/// For ears: whole sentences, the card's facts among them where they were not said already.
///
/// Keys: `terminal.fact` with `${label}` and `${text}`; `terminal.sentence` with `${text}`, which
/// ends what has no full stop; `terminal.options` with `${options}`.
public struct HandsFreeRenderer: TurnRenderer {
  private let width: Int
  private let wording: Wording

  public init(width: Int, wording: Wording) {
    self.width = width
    self.wording = wording
  }

  public func render(_ turn: Turn) -> String {
    var page = Page(width: width)
    page.add(turn.say)
    page.add(facts(turn))
    if let prompt = turn.prompt {
      page.add(prompt.question)
      page.add(choices(prompt))
    }
    return page.text
  }

  private func facts(_ turn: Turn) -> [String] {
    guard let card = turn.snippet else { return [] }
    let said = turn.spoken.joined(separator: " ")
    let unsaid = card.lines.filter { !said.localizedCaseInsensitiveContains($0.text) }
    let title = unsaid.isEmpty ? [] : card.title.map { [$0] } ?? []
    return (title + unsaid.map(fact)).map(sentence)
  }

  private func fact(_ line: Snippet.Line) -> String {
    guard let label = line.label else { return line.text }
    return wording.text("terminal.fact", ["label": label, "text": line.text])
  }

  private func sentence(_ text: String) -> String {
    guard let last = text.last, !".!?…。！？".contains(last) else { return text }
    return wording.text("terminal.sentence", ["text": text])
  }

  /// The options as a sentence, unless the question names them all.
  private func choices(_ prompt: Prompt) -> [String] {
    let names = prompt.options.map(\.display)
    if names.allSatisfy(prompt.question.localizedCaseInsensitiveContains) { return [] }
    return [wording.text("terminal.options", ["options": wording.list(names, .or)])]
  }
}
