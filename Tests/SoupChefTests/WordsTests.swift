// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Foundation
import IntentModel
import SampleData
import Testing

@testable import SoupChef

/// The words and the code agree: no text is missing, so that its key would be said, and the
/// vocabulary contains nothing unknown.
@Suite struct WordsTests {
  let wording: Wording

  init() throws { wording = try AppWords.wording() }

  @Test func everyIntentAndParameterHasItsTexts() {
    for intent in AppWords.app.intents {
      let worded = intent.worded(by: wording)
      #expect(!worded.title.isEmpty)
      for parameter in worded.parameters {
        #expect(!parameter.displayName.isEmpty)
        #expect(parameter.prompts[.needsValue]?.isEmpty == false, "\(intent.id) \(parameter.id)")
        #expect(parameter.prompts[.unsupported]?.allSatisfy { $0.contains("${reason}") } == true)
      }
    }
  }

  @Test func theQuantityOfAnOrderIsAskedForInBowls() {
    let order = AppWords.app.intents.first { $0.id == .orderSoup }?.worded(by: wording)
    #expect(order?[.quantity]?.prompts[.needsValue]?.first == "How many bowls?")
    #expect(order?.requiresConfirmation == true)
  }

  @Test func everySoupAndOptionHasItsNames() {
    for id in KitchenSeed.soups.map(\.id) {
      for key in ["soup.\(id)", "soup.\(id).name"] {
        #expect(wording.text(ifPresent: key) != nil, "\(key)")
      }
      #expect(wording.text("soup.\(id).count", count: 1).hasPrefix("1 "))
    }
    for id in KitchenSeed.options.map(\.id) {
      for key in ["option.\(id)", "option.\(id).name"] {
        #expect(wording.text(ifPresent: key) != nil, "\(key)")
      }
    }
  }

  @Test func aWaitingTimeOfOneMinuteIsInTheSingular() {
    #expect(
      wording.text(
        ifPresent: "OrderSoup.response.success", ["soupName": "minestrone", "waitTime": "1"])
        == "Ordered. Your minestrone will be ready in 1 minute.")
  }

  @Test func everyTextKeyInTheCodeHasAText() throws {
    let literal = /wording\.text\(\s*"(?<key>[^"]+)"/
    var count = 0
    for (file, source) in try sources() {
      for match in source.matches(of: literal) {
        let key = String(match.key)
        #expect(isKnown(key), "\(file): no text for \(key)")
        count += 1
      }
    }
    #expect(count > 20)
    for kind in DataTrouble.Kind.allCases {
      #expect(wording.text(ifPresent: "trouble.\(kind.rawValue)")?.contains("${path}") == true)
    }
  }

  /// Whether a key with a filled-in part matches at least one text.
  private func isKnown(_ key: String) -> Bool {
    guard key.contains("\\(") else { return wording.keys.contains(key) }
    let parts = key.replacing(/\\\([^)]*\)/, with: "\u{0}").split(separator: "\u{0}")
    return wording.keys.contains { known in parts.allSatisfy { known.contains($0) } }
  }

  private func sources() throws -> [(String, String)] {
    let folder = AppWords.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/Samples/SoupChef")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let swift = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    #expect(swift.count > 10)
    return try swift.map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }
}
