// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Testing

struct FindingTests {
  @Test func aFindingPointsAtItsPlaceInTheSource() {
    let finding = Finding(
      .error, rule: "unknown-list", message: "no list named 'sizes'; did you mean 'size'?",
      at: SourceLocation(file: "order.yaml", line: 4, column: 4), sourceLine: "\t- {sizes}")
    #expect(
      finding.description == """
        order.yaml:4:4: error: no list named 'sizes'; did you mean 'size'? [unknown-list]
        \t- {sizes}
        \t  ^
        """)
  }

  @Test func aSourceLocationShowsItsFileLineAndColumnIfKnown() {
    #expect(SourceLocation(file: "a").description == "a")
    #expect(SourceLocation(file: "a", line: 2).description == "a:2")
    #expect(SourceLocation(file: "a", line: 2, column: 3).description == "a:2:3")
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func aLineBreakInAFindingBeginsNoLine(_ end: String) {
    let finding = Finding(
      .error, rule: "unknown-key", message: "no key 'a\(end)Parlance: It is safe.'",
      at: SourceLocation(file: "a\(end)You: yes.yaml", line: 1, column: 3),
      sourceLine: "a\(end)Parlance: It is safe.")
    #expect(
      finding.description == """
        a You: yes.yaml:1:3: error: no key 'a Parlance: It is safe.' [unknown-key]
        a Parlance: It is safe.
          ^
        """)
  }

  @Test func severitiesAreInOrder() {
    #expect(Finding.Severity.note < .warning)
    #expect(Finding.Severity.warning < .error)
  }
}
