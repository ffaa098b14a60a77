// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Testing
import Voice

@testable import Rehearsal

/// The page's content for given results; its looks are tested in a browser.
struct ReportPageTests {
  private static let place = SourceLocation(file: "en.lproj/soups.yaml", line: 3, column: 5)

  private static func phrase(
    _ text: String, margin: Int? = nil, misheard: [PhraseResult.Misheard] = []
  ) -> PhraseResult {
    var phrase = PhraseResult(
      WrittenTemplate(text: text, location: place), request: "Kitchen.Order")
    phrase.asWritten.said = 4
    phrase.asWritten.understood = misheard.contains { $0.perturbation == nil } ? 3 : 4
    phrase.saidDifferently[.slip] = tally(misheard.isEmpty ? 2 : 1)
    phrase.misheard = misheard
    phrase.nearestRival = margin.map { .init(margin: $0, name: "Kitchen.Show") }
    return phrase
  }

  private static func tally(_ understood: Int) -> PhraseResult.Tally {
    var tally = PhraseResult.Tally()
    (tally.said, tally.understood) = (2, understood)
    return tally
  }

  private static func page(_ phrases: [PhraseResult]) throws -> String {
    var result = RehearsalResult(.phrases(app: "Kitchen", language: "en"))
    result.phrases = phrases
    let design = ReportDesign(
      template: """
        {{% CONTENT_TYPE: PAGE}}
        {{#near}}
        {{one}} ~ {{other}} {{margin}} {{closeness}}
        {{#phrases}}
        - {{text}} {{margin}}{{#change}} {{.}}{{/change}}
        {{/phrases}}
        {{/near}}
        {{^hasNear}}
        none
        {{/hasNear}}
        {{#phraseSets}}
        {{name}} {{share}}
        {{#phrases}}
        {{text}} {{share}} {{understood}}/{{said}}{{#isRight}} right{{/isRight}}
        {{/phrases}}
        {{/phraseSets}}

        """, style: "", script: "",
      words: Wording(language: "en", strings: ["report.change_slip": "typing slip"]))
    return try ReportPage([result], design).text()
  }

  @Test func theClosestRequestsComeFirst() throws {
    let page = try Self.page([
      Self.phrase("order {soup}", margin: 60),
      Self.phrase("more {soup}", margin: 40),
      Self.phrase(
        "a <soup>",
        misheard: [.init(text: "a sop", perturbation: .slip, heard: "Kitchen.Stop")]),
    ])
    #expect(
      page == """
        Kitchen.Order ~ Kitchen.Stop 0 100
        - a sop 0 typing slip
        Kitchen.Order ~ Kitchen.Show 40 96
        - more {soup} 40
        - order {soup} 60
        Kitchen en 83.3%
        a &lt;soup&gt; 50% 4/4 right
        order {soup} 100% 4/4 right
        more {soup} 100% 4/4 right

        """)
  }

  @Test func distantRequestsAreNotListedAsNear() throws {
    let misheard = PhraseResult.Misheard(text: "soup", perturbation: nil, heard: nil)
    let page = try Self.page([
      Self.phrase("order {soup}", margin: 1_000), Self.phrase("soup", misheard: [misheard]),
    ])
    #expect(
      page == """
        none
        Kitchen en 75%
        soup 50% 3/4
        order {soup} 100% 4/4 right

        """)
  }
}
