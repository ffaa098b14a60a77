// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

/// Reads places in a row: "third", "the last but one", "next".
struct OrdinalReader: Sendable {
  private let numbers: NumberReader
  /// Places from the end: -1 for the last.
  private let ends: PhraseTrie<String>
  /// Steps from the current place: 1 for the next.
  private let steps: PhraseTrie<String>

  init(_ numbers: NumberReader, _ words: ValueWords) {
    self.numbers = numbers
    ends = words.table("ordinal_from_end")
    steps = words.table("ordinal_from_here")
  }

  func value(at token: Int, of text: ValueText) -> FoundValue? {
    [numbered(at: token, text), fromEnd(at: token, text), fromHere(at: token, text)]
      .compactMap { $0 }.max { $0.tokens.count < $1.tokens.count }
  }

  private func numbered(at token: Int, _ text: ValueText) -> FoundValue? {
    numbers.ordinal(at: token, of: text).map {
      FoundValue(.ordinal, JSONValue($0.value), tokens: token..<$0.end)
    }
  }

  private func fromEnd(at token: Int, _ text: ValueText) -> FoundValue? {
    guard let hit = ends.longest(at: token, of: text), let place = Int(hit.value) else {
      return nil
    }
    return FoundValue(.ordinal, .integer(place), tokens: token..<hit.end)
  }

  private func fromHere(at token: Int, _ text: ValueText) -> FoundValue? {
    guard let hit = steps.longest(at: token, of: text), let step = Int(hit.value) else {
      return nil
    }
    return FoundValue(.ordinal, .object(["step": .integer(step)]), tokens: token..<hit.end)
  }
}
