// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import IntentModel
import ParlanceTesting
import Testing

/// The results of a search, and their order.
struct SearchTests {
  private func found(
    _ words: String, on stage: ParlanceTesting.Stage = ParlanceTesting.Stage(),
    device: Device = Device()
  ) throws -> [String] {
    try SearchFinder(stage.installation, device: device, activities: stage.activities)
      .results(for: words, 9).map { "\($0.kind) \($0.title)" }
  }

  @Test func searchingForAnAppFindsItsFirstShortcut() throws {
    #expect(try found("meditation") == ["shortcut Start a Session"])
    #expect(try found("MonkeyDo") == ["shortcut Add a Task"])
  }

  @Test func shortcutsThatOnlyOpenAnAppAreNotFound() throws {
    #expect(try !found("session").contains("shortcut Open a Session"))
    #expect(try found("session").contains("shortcut Start a Session"))
  }

  @Test func entitiesOfAnAppAreFoundByName() throws {
    #expect(try found("grat") == ["entity Open a Session: Gratitude"])
  }

  @Test(arguments: ["", "  ", "?!", "zzz"])
  func aSearchWithoutAMatchFindsNothing(_ words: String) throws {
    #expect(try found(words) == [])
  }

  @Test func refusedAppsAreNotFound() throws {
    var device = Device()
    device.refused = ["Meditation"]
    #expect(try found("meditation", device: device) == [])
  }

  @Test(arguments: [
    ("ko-KR", "호흡"), ("ja-JP", "呼吸"), ("zh-Hans", "呼吸"), ("fr-FR", "respiration"),
  ])
  func entitiesAreFoundInEveryLanguage(_ locale: String, _ word: String) throws {
    #expect(
      try found(word, on: ParlanceTesting.Stage(locale: locale)).contains { $0.contains("entity") })
  }

  @Test func visitedScreensAreFoundByTitleKeywordAndDescription() async throws {
    let stage = ParlanceTesting.Stage()
    _ = await stage.session().hear("open Soup Chef")
    for words in ["menu", "lunch", "prices", "Soup Chef", "view men"] {
      #expect(try found(words, on: stage) == ["activity View the menu"], "\(words)")
    }
  }
}
