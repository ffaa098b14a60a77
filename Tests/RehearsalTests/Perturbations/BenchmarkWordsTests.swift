// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Foundation
import IntentModel
import Rehearsal
import Testing

/// The words the benchmark changes sentences with.
struct BenchmarkWordsTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/ParlanceBenchmark/Words").standardizedFileURL

  @Test(arguments: ["en", "fr", "ja", "ko", "zh-Hans"])
  func areThereAndRead(_ language: String) throws {
    let file = Self.folder.appending(path: "\(language).yaml")
    let reading = PerturbationWords.read(try Data(contentsOf: file), file: file.lastPathComponent)
    #expect(reading.findings == [])
    let words = reading.content
    #expect(words.language == language)
    #expect(words.politenessBefore.count >= 12)
    #expect(words.politenessAfter.count >= 8)
    #expect(words.hesitations.count >= 8)
    #expect(words.offTopic.count >= 40)
    #expect(!words.negations.isEmpty && !words.smallWords.isEmpty)
  }
}
