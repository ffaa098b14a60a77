// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import Foundation
import IntentModel
import ParlanceTesting
import Testing

@testable import AppFiles

/// No file, however damaged, stops a reader.
struct DamagedFilesTests {
  @Test(arguments: 1...20) func everyReaderSurvivesADamagedFile(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      for sample in Self.samples {
        let data = Data(damaged(sample, &random))
        _ = PropertyList.read(data, file: "a")
        _ = VocabularyFile.read(data, file: "a")
        _ = InfoPlist.read(data, file: "a")
        _ = StringsTable.read(data, file: "a")
        _ = PluralsFile.read(data, file: "a")
        let findings = GrammarFile.read(data, file: "a").findings
        #expect(findings.allSatisfy { !$0.description.isEmpty }, "seed \(seed)")
      }
    }
  }

  private static let samples = [
    AppFolderTests.vocabulary, AppFolderTests.info, AppFolderTests.plurals,
    AppFolderTests.templates, "\"a\" = \"\\U00e9 b\"; /* c */ d = e;",
    "lists: {n: {range: {from: 1, to: 9}}}\nskip_words: ['é', \"\\u00e9 [x]\"]\n",
  ]

  /// The text with a few bytes replaced, dropped or repeated.
  private func damaged(_ text: String, _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
      let index = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes[index] = Array("<>&\"'{}[]:;=/*-\n\\".utf8).randomElement(using: &random) ?? 0
      case 2: bytes.remove(at: index)
      default: bytes.insert(contentsOf: bytes[index...].prefix(20), at: index)
      }
    }
    return bytes
  }
}
