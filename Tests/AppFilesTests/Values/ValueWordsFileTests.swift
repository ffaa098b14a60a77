// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel
import Testing
import Voice

struct ValueWordsFileTests {
  @Test func valueWordsAreReadWithAndWithoutMeanings() {
    let text = """
      joiner: [and]
      collective:
        12: [dozen, dozens]
      """
    let reading = ValueWordsFile.read(Data(text.utf8), file: "values.yaml")
    #expect(reading.findings.isEmpty)
    #expect(reading.content["joiner"] == [.init(phrase: "and")])
    #expect(
      reading.content["collective"]
        == [.init(phrase: "dozen", meaning: "12"), .init(phrase: "dozens", meaning: "12")])
    #expect(reading.content["unknown"].isEmpty)
  }

  @Test func valueWordsThatAreNoListAreTold() {
    let reading = ValueWordsFile.read(
      Data("joiner: and\nnext:\n  1: one".utf8), file: "values.yaml")
    #expect(reading.findings.map(\.location.line) == [1, 3])
    #expect(reading.content["joiner"].isEmpty)
  }
}
