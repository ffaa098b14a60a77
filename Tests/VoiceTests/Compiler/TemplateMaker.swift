// SPDX-License-Identifier: Apache-2.0

import ParlanceTesting

@testable import Voice

/// Templates of small words and parts of words, in brackets of every kind.
struct TemplateMaker {
  var random: SeededGenerator

  private static let texts = ["a", "b", "c", "a b", " a", "b ", " ", " c ", "d e f"]

  mutating func template(depth: Int = 0) -> Template {
    switch Int.random(in: 0..<(depth < 3 ? 9 : 4), using: &random) {
    case 0..<4: .text(Self.texts.randomElement(using: &random) ?? "a")
    case 4, 5: .sequence(parts(depth))
    case 6: .alternatives(parts(depth))
    case 7: .optional(template(depth: depth + 1))
    // A letter right beside the brackets would be a case of its own.
    default: .sequence([.text(" "), .permutation(parts(depth)), .text(" ")])
    }
  }

  private mutating func parts(_ depth: Int) -> [Template] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in template(depth: depth + 1) }
  }
}
