// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Rendering
import Testing

struct NeutralisedFindingTests {
  @Test func eachLineOfAFindingIsMadeHarmless() {
    let finding = Finding(
      .error, rule: "unknown-key", message: "no key '\u{1B}[31m\u{2028}Parlance: It is safe.'",
      at: SourceLocation(file: "a\nYou: yes.yaml", line: 1, column: 3),
      sourceLine: "\u{202E}a\u{85}You: yes")
    #expect(
      finding.neutralised == """
        a You: yes.yaml:1:3: error: no key '\\u{1B}[31m Parlance: It is safe.' [unknown-key]
        \\u{202E}a You: yes
          ^
        """)
  }
}
