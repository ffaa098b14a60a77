// SPDX-License-Identifier: Apache-2.0

import IntentModel
import ParlanceTesting
import Testing

@testable import Voice

/// The size of a template is measured without compiling it, and never too low.
struct TemplateMeasureTests {
  private func size(
    _ text: String, rules: [String: String] = [:]
  ) throws -> TemplateSize {
    let place = SourceLocation(file: "test.yaml", line: 1, column: 1)
    let rules = try rules.mapValues { try SourcedTemplate(parsing: $0, at: place) }
    let template = try SourcedTemplate(parsing: text, at: place).template
    return try TemplateMeasure { rules[$0] }.size(of: template)
  }

  @Test(arguments: [
    ("a", 1, 1), ("(a|b) (a|b)", 4, 12), ("light[s]", 2, 11), ("[a] [b] [c]", 8, 28),
    ("(a;b;c)", 6, 18), ("<two> <two>", 4, 12), ("{list}", 0, 0),
  ])
  func theSizeOfATemplateCountsItsPhrasesAndLetters(_ text: String, _ phrases: Int, _ letters: Int)
    throws
  {
    let size = try size(text, rules: ["two": "(a|b)"])
    #expect(size.phrases == phrases)
    #expect(size.letters == letters)
  }

  @Test func theSizeOfAnExplodingTemplateIsTheGreatestNumber() throws {
    let size = try size(String(repeating: "(a|b)", count: 100))
    #expect(size.phrases == .max)
    #expect(size.places.of(1) == .max)
  }

  @Test func aRuleIsMeasuredOnce() throws {
    let place = SourceLocation(file: "test.yaml")
    let template = try SourcedTemplate(parsing: "(<next>|<next>|<next>) x", at: place)
    var asked = 0
    let measure = TemplateMeasure { name in
      asked += 1
      return name.count < 25
        ? try? SourcedTemplate(parsing: "<\(name)+> <\(name)+>", at: place)
        : try? SourcedTemplate(parsing: "a", at: place)
    }
    #expect(try measure.size(of: template.template).letters > 1 << 20)
    #expect(asked == 22)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func theMeasuredSizeOfATemplateIsNeverTooLow(seed: UInt64) throws {
    var maker = TemplateMaker(random: SeededGenerator(seed: seed))
    for _ in 0..<100 {
      let template = maker.template()
      let size = try TemplateMeasure { _ in nil }.size(of: template)
      var index = IndexBuilder()
      try Sentences.compile(template, into: &index)
      let places = size.places.of(1).plus(size.ends.of(1))
      // The first node exists for every template.
      #expect(index.automaton.nodeCount <= places + 3, "seed \(seed): \(template)")
      guard size.phrases <= NameBounds.phrases else { continue }
      #expect(TemplateExpander().phrases(of: template).count == size.phrases)
    }
  }
}
