// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel
import Testing
import Voice

@Suite(.enabled(if: SharedData.isThere, "\(SharedData.absence)"))
struct RealGrammarTests {
  @Test(arguments: ["en", "fr", "ko"])
  func everySentenceLoads(language: String) throws {
    var sentences = 0
    for url in SharedData.files("ha-intents/sentences/\(language)", ending: ".yaml") {
      let intent = IntentID(url.deletingLastPathComponent().lastPathComponent)
      let reading = GrammarFile.read(try Data(contentsOf: url), file: url.path, intent: intent)
      #expect(reading.findings.map(\.description) == [])
      sentences += reading.content[intent].flatMap(\.sentences).count
    }
    #expect(sentences > 150)
  }

  @Test(arguments: ["lists", "rules"])
  func everySharedListAndRuleLoads(folder: String) throws {
    let files = SharedData.files("ha-intents/\(folder)", ending: ".yaml")
    #expect(!files.isEmpty)
    for url in files {
      let reading = GrammarFile.read(try Data(contentsOf: url), file: url.path)
      #expect(reading.findings.map(\.description) == [])
    }
  }
}
