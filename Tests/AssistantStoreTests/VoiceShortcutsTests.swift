// SPDX-License-Identifier: Apache-2.0

import AssistantStore
import Foundation
import IntentModel
import Testing

/// The user's shortcuts, and the shortcuts that apps offer, on the disk.
struct VoiceShortcutsTests {
  private let scratch: DataFolder
  private let records: SQLiteRecords

  init() throws {
    scratch = try DataFolder.ephemeral()
    records = SQLiteRecords(folder: scratch.url)
  }

  private static let order = ShortcutStep(
    app: "SoupChef",
    action: .request(
      "OrderSoup",
      ["soup": [.item(Item(id: "miso", display: "Miso Soup"))], "quantity": [.integer(2)]]))
  private static let menu = ShortcutStep(
    app: "SoupChef", action: .activity(UserActivity(type: "menu", title: "Secret Menu")))

  private static func shortcut(_ phrase: String, _ steps: ShortcutStep...) -> VoiceShortcut {
    VoiceShortcut(id: UUID(), phrase: phrase, key: phrase, steps: steps)
  }

  @Test func aVoiceShortcutIsKeptWithAllItsSteps() throws {
    var first = Self.shortcut("soup time", Self.order, Self.menu)
    first.steps[1].input = "quantity"
    var second = Self.shortcut("점심", Self.menu)
    second.isEnabled = false
    for shortcut in [first, second] { try records.keep(shortcut) }
    let others = SQLiteRecords(folder: scratch.url)
    // A step that opens a place has no input.
    first.steps[1].input = nil
    #expect(try others.voiceShortcuts() == [first, second])
    #expect(try others.voiceShortcut(saidAs: "점심") == second)
    #expect(try others.voiceShortcut(saidAs: "lunch") == nil)
  }

  @Test func aShortcutReplacesAnotherWithTheSamePhrase() throws {
    let (first, second) = (Self.shortcut("lunch", Self.order), Self.shortcut("lunch", Self.menu))
    for shortcut in [first, second] { try records.keep(shortcut) }
    #expect(try records.voiceShortcuts() == [second])
  }

  @Test func aChangedShortcutKeepsItsPlaceInTheList() throws {
    var first = Self.shortcut("lunch", Self.order)
    for shortcut in [first, Self.shortcut("dinner", Self.menu)] { try records.keep(shortcut) }
    (first.phrase, first.key, first.isEnabled) = ("Brunch!", "brunch", false)
    try records.keep(first)
    #expect(try records.voiceShortcuts().map(\.phrase) == ["Brunch!", "dinner"])
    #expect(try records.voiceShortcut(saidAs: "lunch") == nil)
  }

  @Test func aRemovedShortcutLeavesNoTraceInTheFile() throws {
    let shortcut = Self.shortcut("open sesame", Self.menu)
    try records.keep(shortcut)
    try records.keep(Self.shortcut("lunch", Self.order))
    try records.removeVoiceShortcut(shortcut.id)
    let bytes = try Data(contentsOf: scratch.url.appending(path: "parlance.sqlite"))
    for text in ["open sesame", "Secret Menu"] {
      #expect(bytes.range(of: Data(text.utf8)) == nil)
    }
    #expect(bytes.range(of: Data("lunch".utf8)) != nil)
  }

  @Test func twoConcurrentWritersLoseNoShortcut() async throws {
    await withTaskGroup { group in
      for writer in 0..<2 {
        let records = SQLiteRecords(folder: scratch.url, patience: 120)
        group.addTask {
          for number in 0..<50 {
            try? records.keep(Self.shortcut("\(writer).\(number)", Self.menu))
          }
        }
      }
    }
    #expect(try records.voiceShortcuts().count == 100)
  }

  @Test func offeredShortcutsAreReplacedPerAppAndKind() throws {
    let lunch = OfferedShortcut(
      step: Self.order, title: "Lunch",
      conditions: [.routine(.morning), .dates(Date(timeIntervalSince1970: 0), nil)])
    try records.setOfferedShortcuts([lunch], .relevant, of: "SoupChef")
    try records.setOfferedShortcuts([lunch, lunch], .suggested, of: "SoupChef")
    try records.setOfferedShortcuts([], .relevant, of: "Another")
    #expect(try records.offeredShortcuts(.relevant) == [lunch])
    try records.setOfferedShortcuts([], .relevant, of: "SoupChef")
    #expect(try records.offeredShortcuts(.relevant) == [])
    #expect(try records.offeredShortcuts(.suggested).count == 2)
  }
}
