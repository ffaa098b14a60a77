// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `parlance privacy erase`: erased data is in no file any more, wherever it was kept.
@Suite(.timeLimit(.minutes(20)))
struct PrivacyEraseTests {
  private let words: PrivateWords
  private var household: Household { words.household }

  init() async throws { words = try await PrivateWords() }

  @Test func erasingEverythingLeavesNoWordInAnyFile() async throws {
    try await words.run("privacy", "erase", "--all", "--yes")
    for word in PrivateWords.all { #expect(household.files(holding: word) == [], "\(word)") }
    let shown = try await words.run("privacy")
    #expect(shown.lines == ["Nothing is kept in \(household.data)."])
    // The data is as new, and in use again.
    #expect(try await household.say(Household.order, "two", "yes").ending == .exit(0))
  }

  @Test func erasingAnAppLeavesTheDataOfOtherApps() async throws {
    let erased = try await words.run("privacy", "erase", "--yes", "monkeychat")
    #expect(
      erased.lines.contains {
        $0.hasPrefix("Erased: Names of your own (vocabulary), MonkeyChat: 15, in ")
      }, "\(erased)")
    for word in [PrivateWords.message, PrivateWords.contact] {
      #expect(household.files(holding: word) == [], "\(word)")
    }
    #expect(household.files(holding: PrivateWords.phrase) == ["parlance.sqlite"])
    #expect(household.files(holding: PrivateWords.task) == ["MonkeyDo.sqlite", "parlance.sqlite"])
    // The app's file is created again, with its first names.
    let run = try await household.say("send a message to Bobo saying hello")
    #expect(try run.turns().first?.result == "success", "\(run)")
  }

  /// Each kind of data with a word that it keeps, and the files of other kinds that keep the word,
  /// too.
  static let kinds: [(kind: String, word: String, left: [String])] = [
    ("vocabulary", PrivateWords.contact, []), ("shortcuts", PrivateWords.phrase, []),
    ("history", PrivateWords.message, ["MonkeyChat.sqlite"]),
    ("apps", PrivateWords.message, ["history"]),
  ]

  @Test(arguments: kinds)
  func erasingAKindOfDataLeavesTheOtherKinds(
    _ kind: String, _ word: String, _ left: [String]
  ) async throws {
    try await words.run("privacy", "erase", "--yes", "--kind", kind)
    #expect(household.files(holding: word) == left)
    let others = PrivateWords.all.filter { $0 != word }
    #expect(others.allSatisfy { !household.files(holding: $0).isEmpty })
  }

  /// The task is kept as an action, as a name, and by its app; the place is kept as a setting and
  /// by the action that was done there.
  @Test(arguments: [
    (["donations", "names"], PrivateWords.task), (["donations", "settings"], PrivateWords.place),
  ])
  func severalKindsOfDataAreErasedTogether(_ kinds: [String], _ word: String) async throws {
    try await words.run("privacy", "erase", "--yes", "--kind", kinds[0])
    #expect(household.files(holding: word).contains("parlance.sqlite"))
    try await words.run("privacy", "erase", "--yes", "--kind", kinds[0], "--kind", kinds[1])
    #expect(!household.files(holding: word).contains("parlance.sqlite"))
  }

  /// A process that had a file open sees that its bytes were overwritten before it was removed.
  @Test func erasedFilesAreOverwrittenWithZeros() async throws {
    let files = try ["apps/MonkeyChat/MonkeyChat.sqlite", "history"].map {
      try FileHandle(forReadingFrom: URL(filePath: "\(household.data)/\($0)"))
    }
    try await words.run("privacy", "erase", "--yes", "MonkeyChat")
    #expect(household.files(holding: PrivateWords.message) == [])
    for file in files {
      let bytes = try #require(try file.readToEnd())
      #expect(!bytes.isEmpty)
      #expect(bytes.allSatisfy { $0 == 0 })
    }
  }

  @Test func aHardLinkedFileIsReportedAndKeptAtItsOtherPlace() async throws {
    let file = "\(household.data)/apps/MonkeyChat/notes.txt"
    let elsewhere = try household.write("\(PrivateWords.message) elsewhere", to: "elsewhere.txt")
    try FileManager.default.linkItem(atPath: elsewhere, toPath: file)
    try await expectLeft("\(file) has another name elsewhere, ")
  }

  /// Files left by a crash don't prevent the erasure, and are erased as well.
  @Test func leftoversOfACrashAreErased() async throws {
    try await words.run("privacy", "erase", "--all", "--yes")
    for name in [".erased.half", ".history.1.2"] {
      try household.write(PrivateWords.message, to: "data/\(name)")
    }
    let run = try await words.run("privacy", "erase", "--all", "--yes")
    #expect(run.lines == ["There is nothing like that to erase."])
    #expect(household.files(holding: PrivateWords.message) == [])
  }

  @Test func theTargetOfALinkIsReportedAndLeftAlone() async throws {
    let elsewhere = try household.write("\(PrivateWords.message) elsewhere", to: "elsewhere.txt")
    try FileManager.default.createSymbolicLink(
      atPath: "\(household.data)/apps/MonkeyChat/link", withDestinationPath: elsewhere)
    try await expectLeft("A link led to \(elsewhere), which was not erased.")
  }

  /// Expects that only the data elsewhere is left, and that it is reported.
  private func expectLeft(_ told: String) async throws {
    let run = try await household.run(
      "privacy", "erase", "--yes", "MonkeyChat", "--data", household.data)
    #expect(run.ending == .exit(1))
    #expect(run.errors.hasPrefix(told), "\(run)")
    #expect(household.files(holding: PrivateWords.message) == ["elsewhere.txt"])
  }

  @Test func filesThatParlanceDidNotMakeAreNotErased() async throws {
    try household.write("\(PrivateWords.message) of mine", to: "data/notes.txt")
    try await words.run("privacy", "erase", "--all", "--yes")
    #expect(household.files(holding: PrivateWords.message) == ["notes.txt"])
  }

  /// A chat that is running brings no data back, and keeps working.
  @Test func aRunningChatBringsNoErasedDataBack() async throws {
    let window = try await household.chat()
    _ = try await window.answer(to: "find messages from Bobo in MonkeyChat")
    _ = try await window.answer(to: "show my tasks in MonkeyDo")
    try await words.run("privacy", "erase", "--all", "--yes")
    let tasks = try await window.answer(to: "show my tasks in MonkeyDo")
    #expect(tasks.contains("You have 7 tasks"), "\(tasks)")
    _ = try await window.answer(to: "send a message to Bobo saying the quay is wet")
    _ = try await window.answer(to: Household.order)
    #expect(try await window.answer(to: "two").contains("Order it?"))
    #expect(try await window.answer(to: "yes").contains("Ordered."))
    #expect(try await window.leave() == .exit(0))
    for word in PrivateWords.all { #expect(household.files(holding: word) == [], "\(word)") }
    #expect(household.files(holding: "the quay is wet") == ["MonkeyChat.sqlite", "history"])
  }
}
