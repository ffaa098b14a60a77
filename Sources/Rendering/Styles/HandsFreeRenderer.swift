// SPDX-License-Identifier: Apache-2.0

import Foundation
public import IntentModel

/// Renders for listening: whole sentences, with the card's facts that were not said already.
///
/// Keys: `terminal.sentence` with `${text}`, which ends a text that has no full stop;
/// `terminal.options` with `${options}`.
struct HandsFreeRenderer: LinearRenderer {
  let width: Int
  let wording: Wording

  func paragraphs(_ turn: Turn) -> [String] {
    let unsaid = turn.unsaidCard.map(facts) ?? []
    guard let prompt = turn.prompt else { return turn.say + unsaid }
    return turn.say + unsaid + [prompt.question] + choices(prompt)
  }

  private func facts(_ card: Snippet) -> [String] {
    ((card.title.map { [$0] } ?? []) + card.lines.map(wording.fact)).map(sentence)
  }

  private func sentence(_ text: String) -> String {
    guard let last = text.last, !".!?…。！？".contains(last) else { return text }
    return wording.text("terminal.sentence", ["text": text])
  }

  /// The options as a sentence; empty if the question already names them all.
  private func choices(_ prompt: Prompt) -> [String] {
    let names = prompt.options.map(\.display)
    if names.allSatisfy(prompt.question.localizedCaseInsensitiveContains) { return [] }
    return [wording.text("terminal.options", ["options": wording.list(names, .or)])]
  }
}

extension Turn {
  /// The card with only the lines that are not said; nil if everything is said.
  public var unsaidCard: Snippet? {
    guard let snippet else { return nil }
    let said = Facts(spoken.joined(separator: "\n"))
    let unsaid = snippet.lines.filter { !said.hold($0) }
    return unsaid.isEmpty ? nil : Snippet(title: snippet.title, lines: unsaid)
  }
}
