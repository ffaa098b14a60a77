// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Testing

struct FindingTests {
  @Test func pointsAtItsPlace() {
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

  @Test func namesAsMuchOfThePlaceAsThereIs() {
    #expect(SourceLocation(file: "a").description == "a")
    #expect(SourceLocation(file: "a", line: 2).description == "a:2")
    #expect(SourceLocation(file: "a", line: 2, column: 3).description == "a:2:3")
  }

  @Test func severitiesAreInOrder() {
    #expect(Finding.Severity.note < .warning)
    #expect(Finding.Severity.warning < .error)
  }
}
