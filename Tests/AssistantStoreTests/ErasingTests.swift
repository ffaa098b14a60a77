// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import GRDB
import IntentModel
import PrivateFiles
import Testing

@testable import AssistantStore

/// Erased data is gone from the assistant's own file, and the rest is unchanged.
@Suite struct ErasingTests {
  private let scratch: DataFolder
  private let records: SQLiteRecords

  init() throws {
    scratch = try DataFolder.ephemeral()
    records = SQLiteRecords(folder: scratch.url)
  }

  private func donate(_ id: String, _ app: AppID, at hour: Double) throws {
    let soup = Item(id: id, display: "Xyzzyfish \(id)")
    try records.add(
      Donation(
        id: id, app: app, action: .request("Order", ["soup": [.item(soup)]]),
        date: Date(timeIntervalSince1970: 1_800_000_000 + hour * 3_600), place: "home"))
  }

  /// No row refers to erased data, and other apps' actions are suggested as before.
  @Test func anAppsDonationsAreErasedWithTheirHabits() throws {
    try donate("one", "SoupChef", at: 0)
    try donate("two", "MonkeyDo", at: 0.5)
    try donate("three", "SoupChef", at: 1)
    let before = try records.kept(.habits, of: "MonkeyDo").count
    try records.erase([.donations], of: "SoupChef")
    #expect(try records.latestDonations(9).map(\.id) == ["two"])
    #expect(try records.kept(.habits).flatMap(\.apps).allSatisfy { $0 == "MonkeyDo" })
    let after = try records.kept(.habits, of: "MonkeyDo")
    // Only the link to the erased action before it is gone.
    #expect(after.count == before - 1)
    let counts = try records.store.read { database in
      try ["previous) FROM donation", "*) FROM action"].map {
        try Int.fetchOne(database, sql: "SELECT count(\($0)")
      }
    }
    #expect(counts == [0, 1])
    try donate("four", "SoupChef", at: 2)
    #expect(try records.latestDonations(9).map(\.id) == ["four", "two"])
  }

  @Test func aDeniedAuthorizationIsErasedOnlyWithTheSettings() throws {
    try records.setSetting("opened.MonkeyChat", to: "yes")
    try records.setSetting("authorization.MonkeyChat", to: "denied")
    try records.setSetting("taught.en", to: "stamp")
    try records.setUserVocabulary(["Bobo"], app: "MonkeyChat", kind: "contact")
    try records.erase(KeptKind.ofApps.subtracting([.settings]), of: "MonkeyChat")
    #expect(try records.setting("authorization.MonkeyChat") == "denied")
    #expect(try records.setting("opened.MonkeyChat") == nil)
    #expect(try records.setting("taught.en") == nil)
    #expect(try records.userVocabularies(app: "MonkeyChat") == [:])
    try records.erase([.settings], of: "MonkeyChat")
    #expect(try records.setting("authorization.MonkeyChat") == nil)
  }

  @Test func aShortcutIsErasedWithAnyOfItsApps() throws {
    let steps = [AppID("SoupChef"), "MonkeyDo"].map {
      ShortcutStep(app: $0, action: .request("Order", [:]))
    }
    try records.keep(VoiceShortcut(id: UUID(), phrase: "both", key: "both", steps: steps))
    try records.keep(VoiceShortcut(id: UUID(), phrase: "one", key: "one", steps: [steps[1]]))
    try records.erase([.shortcuts], of: "SoupChef")
    #expect(try records.voiceShortcuts().map(\.phrase) == ["one"])
  }

  /// A second name of the journal shows its contents at the end.
  @Test func theJournalOfAnErasureIsOverwritten() throws {
    try records.setUserVocabulary(["Xyzzyfish"], app: "SoupChef", kind: "soup")
    let journal = scratch.url.appending(path: "parlance.sqlite-journal")
    let link = scratch.url.appending(path: "link")
    let word = Data("Xyzzyfish".utf8)
    try records.store.erase { database in
      try database.execute(sql: "DELETE FROM user_vocabulary")
      #expect(try Data(contentsOf: journal).range(of: word) != nil)
      try FileManager.default.linkItem(at: journal, to: link)
    }
    let bytes = try Data(contentsOf: link)
    #expect(!bytes.isEmpty)
    #expect(bytes.allSatisfy { $0 == 0 })
    #expect(!FileManager.default.fileExists(atPath: journal.path))
    #expect(try Data(contentsOf: scratch.records).range(of: word) == nil)
    #expect(try records.userVocabularies(app: "SoupChef") == [:])
  }

  @Test func erasingALockedFileFailsAndLosesNothing() throws {
    try records.setSetting("style", to: "driving")
    let other = SQLiteRecords(store: RecordsStore(folder: scratch.url, patience: 0.05))
    let holder = try DatabaseQueue(path: scratch.records.path)
    try holder.writeWithoutTransaction { database in
      try database.inTransaction(.exclusive) {
        #expect(throws: RecordsFailure.locked(path: scratch.records.path)) {
          try other.erase([.settings])
        }
        return .rollback
      }
    }
    #expect(try records.setting("style") == "driving")
  }

  /// The file may be anybody's: in a folder that was never used for data, its name proves nothing.
  @Test func aForeignGarbageFileIsNotErased() throws {
    try Data("not a database ".utf8).write(to: scratch.records)
    #expect(try records.eraseFile() == [.foreign(path: scratch.records.path)])
    #expect(FileManager.default.fileExists(atPath: scratch.records.path))
  }

  @Test func aLinkInThePlaceOfTheRecordsStaysWithItsTarget() throws {
    try scratch.prepare()
    let place = scratch.url.appending(path: "mine.txt")
    try Data("not a database ".utf8).write(to: place)
    try FileManager.default.createSymbolicLink(at: scratch.records, withDestinationURL: place)
    #expect(try records.eraseFile() == [.link(path: scratch.records.path)])
    #expect(try Data(contentsOf: place) == Data("not a database ".utf8))
  }

  @Test func erasingWithoutRecordsMakesNoFile() throws {
    try records.erase(Set(KeptKind.allCases))
    #expect(try scratch.open?.names() == [".running"])
  }

  @Test func ownGarbageIsErasedButNoOtherProgramsDatabase() throws {
    try scratch.prepare()
    try Data("not a database ".utf8).write(to: scratch.records)
    #expect(try records.eraseFile() == [])
    #expect(!FileManager.default.fileExists(atPath: scratch.records.path))
    let other = try DatabaseQueue(path: scratch.records.path)
    try other.write { try $0.execute(sql: "CREATE TABLE setting (heat INTEGER)") }
    #expect(throws: RecordsFailure.damaged(path: scratch.records.path)) { try records.eraseFile() }
    #expect(FileManager.default.fileExists(atPath: scratch.records.path))
  }
}
