// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import GRDB
import IntentModel
import Testing

@testable import AssistantStore

@Suite struct RecordsTests {
  let scratch: DataFolder
  let folder: URL
  let records: SQLiteRecords

  init() throws {
    scratch = try DataFolder.ephemeral()
    folder = scratch.url.appending(path: "data")
    records = SQLiteRecords(folder: folder)
  }

  private var path: String { folder.appending(path: "parlance.sqlite").path }

  @Test func readingRecordsMakesNoFile() throws {
    #expect(try records.setting("style") == nil)
    #expect(try records.userVocabulary(app: "MonkeyChat", kind: "contact") == [])
    #expect(try records.userVocabularies(app: "MonkeyChat") == [:])
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func readingAnEmptyFileLeavesTheFileEmpty() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: path))
    #expect(try records.setting("style") == nil)
    #expect(try Data(contentsOf: URL(filePath: path)).isEmpty)
    try records.setSetting("style", to: "driving")
    #expect(try records.setting("style") == "driving")
  }

  @Test func settingsAreKeptReplacedAndRemoved() throws {
    try records.setSetting("style", to: "driving")
    try records.setSetting("style", to: "hands-free")
    try records.setSetting("voice", to: "")
    #expect(try SQLiteRecords(folder: folder).setting("style") == "hands-free")
    #expect(try records.setting("voice") == "")
    try records.setSetting("style", to: nil)
    #expect(try records.setting("style") == nil)
  }

  @Test func aUserVocabularyKeepsTheOrderOfItsNames() throws {
    let names = ["Bobo Jr.", "Zoë", "Bobo", "Bobo Jr.", "ボボ", "Zoe\u{308}"]
    try records.setUserVocabulary(names, app: "MonkeyChat", kind: "contact")
    let kept = ["Bobo Jr.", "Zoë", "Bobo", "ボボ"]
    #expect(
      try SQLiteRecords(folder: folder).userVocabulary(app: "MonkeyChat", kind: "contact") == kept)
    try records.setUserVocabulary(["Trot"], app: "MonkeyChat", kind: "workout")
    try records.setUserVocabulary(["Trot"], app: "MonkeyFit", kind: "workout")
    #expect(
      try records.userVocabularies(app: "MonkeyChat") == ["contact": kept, "workout": ["Trot"]])
  }

  @Test func aNewUserVocabularyReplacesTheOldOne() throws {
    try records.setUserVocabulary(["A", "B", "C"], app: "MonkeyChat", kind: "contact")
    try records.setUserVocabulary(["C", "A"], app: "MonkeyChat", kind: "contact")
    #expect(try records.userVocabulary(app: "MonkeyChat", kind: "contact") == ["C", "A"])
    try records.setUserVocabulary([], app: "MonkeyChat", kind: "contact")
    #expect(try records.userVocabularies(app: "MonkeyChat") == [:])
  }

  @Test func recordsAreReadableByTheirOwnerOnly() throws {
    try records.setSetting("style", to: "driving")
    for (path, mode) in [(folder.path, 0o700), (path, 0o600)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == mode)
    }
  }

  @Test func removedNamesLeaveNoTraceInTheFile() throws {
    let secret = "Bobo the Discreet"
    try records.setUserVocabulary([secret], app: "MonkeyChat", kind: "contact")
    #expect(try Data(contentsOf: URL(filePath: path)).contains(secret))
    try records.setUserVocabulary([], app: "MonkeyChat", kind: "contact")
    #expect(try !Data(contentsOf: URL(filePath: path)).contains(secret))
  }

  @Test func recordsMayBeMadeByManyTasksAtOnce() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...8 {
        group.addTask {
          try SQLiteRecords(folder: folder, patience: 120)
            .setSetting("\(number)", to: "here")
        }
      }
      try await group.waitForAll()
    }
    for number in 1...8 { #expect(try records.setting("\(number)") == "here") }
  }

  @Test func recordsThatWereRemovedAreMadeAnew() throws {
    try records.setSetting("style", to: "driving")
    try FileManager.default.removeItem(atPath: path)
    #expect(try records.setting("style") == nil)
    try records.setSetting("style", to: "hands-on")
    #expect(try SQLiteRecords(folder: folder).setting("style") == "hands-on")
  }

  @Test func aListOfTwentyThousandNamesIsKept() throws {
    let names = (1...20_000).map { "Bobo \($0)" }
    try records.setUserVocabulary(names, app: "MonkeyChat", kind: "contact")
    #expect(try records.userVocabulary(app: "MonkeyChat", kind: "contact") == names)
  }
}

extension Data {
  fileprivate func contains(_ text: String) -> Bool { range(of: Data(text.utf8)) != nil }
}
