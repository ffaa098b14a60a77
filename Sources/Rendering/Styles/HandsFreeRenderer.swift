// SPDX-License-Identifier: Apache-2.0

import Foundation
public import IntentModel

/// For ears: whole sentences, the card's facts among them where they were not said already.
///
/// Keys: `terminal.sentence` with `${text}`, which ends what has no full stop; `terminal.options` with `${options}`.
public struct HandsFreeRenderer: LinearRenderer {
  public let width: Int
  private let wording: Wording

  public init(width: Int, wording: Wording) {
    self.width = width
    self.wording = wording
  }

  public func paragraphs(_ turn: Turn) -> [String] {
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

  /// The options as a sentence, unless the question names them all.
  private func choices(_ prompt: Prompt) -> [String] {
    let names = prompt.options.map(\.display)
    if names.allSatisfy(prompt.question.localizedCaseInsensitiveContains) { return [] }
    return [wording.text("terminal.options", ["options": wording.list(names, .or)])]
  }
}

extension Turn {
  /// The lines of the card that tell what is not said, under its title; nil when all is said.
  public var unsaidCard: Snippet? {
    guard let snippet else { return nil }
    let said = Facts(spoken.joined(separator: "\n"))
    let unsaid = snippet.lines.filter { !said.hold($0) }
    return unsaid.isEmpty ? nil : Snippet(title: snippet.title, lines: unsaid)
  }
}
