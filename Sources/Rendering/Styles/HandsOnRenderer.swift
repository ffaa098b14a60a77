// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Renders for the screen: the answer, the card in a frame, the question and numbered options.
///
/// The question comes after the card, next to the place where it is answered.
struct HandsOnRenderer: TurnRenderer {
  private let width: Int
  private let isColoured: Bool

  init(width: Int, isColoured: Bool = false) {
    self.width = width
    self.isColoured = isColoured
  }

  func render(_ turn: Turn) -> String {
    var page = Page(width: width, isColoured: isColoured)
    page.add(turn.say, turn.result == .failure ? .failure : nil)
    if let card = turn.snippet { page.add(card) }
    if let prompt = turn.prompt {
      page.add(prompt.question, .strong)
      page.add(prompt.options.map(\.display).numbered)
    }
    return page.text
  }
}
