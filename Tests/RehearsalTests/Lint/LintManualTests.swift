// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting
import Rehearsal
import Testing

struct LintManualTests {
  /// `parlance lint --rules` writes the article again.
  @Test func theRulesArticleMatchesTheGeneratedManual() throws {
    let page = Stage.package.appending(path: "Sources/Rehearsal/Rehearsal.docc/the-rules.md")
    #expect(try String(contentsOf: page, encoding: .utf8) == LintManual.text)
  }
}
