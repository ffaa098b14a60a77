// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `parlance shortcuts` and `search`: one process stores, and the next one knows.
@Suite(.timeLimit(.minutes(20)))
struct ShortcutsTests {
  let household: Household

  init() throws { household = try Household() }

  /// Runs the program on the data of the conversations.
  private func run(_ words: String...) async throws -> Finished {
    try await run(arguments: words.map { Array($0.utf8) })
  }

  private func run(arguments: [[UInt8]]) async throws -> Finished {
    try await household.run(arguments: arguments, changes: ["PARLANCE_DATA": household.data])
  }

  private func add(_ phrase: String, _ steps: String..., force: Bool = false) async throws
    -> Finished
  {
    let words = ["shortcuts", "add"] + (force ? ["--force"] : []) + [phrase] + steps
    return try await run(arguments: words.map { Array($0.utf8) })
  }

  @Test func aShortcutIsAddedSaidRenamedAndDeleted() async throws {
    let added = try await add(
      "wind down", "set focus to sleep in Meditation", "start calming meditation")
    #expect(added.lines == ["wind down: Set focus to Sleep, then Start Calming"])
    let said = try await household.say("Wind down!")
    #expect(said.output.contains("The focus is Sleep now."))
    #expect(said.output.contains("Starting Calming: 10 minutes."))
    let renamed = try await run("shortcuts", "rename", "wind down", "good evening all")
    #expect(renamed.lines == ["good evening all: Set focus to Sleep, then Start Calming"])
    let off = try await run("shortcuts", "disable", "good evening all")
    #expect(
      off.lines == ["good evening all: Set focus to Sleep, then Start Calming (turned off)"])
    #expect(try await household.say("good evening all").ending == .exit(1))
    _ = try await run("shortcuts", "enable", "good evening all")
    let json = try await run("shortcuts", "--json")
    #expect(
      json.output
        == #"{"phrase":"good evening all","title":"Set focus to Sleep, then Start Calming","#
        + #""enabled":true,"steps":[{"app":"Meditation","intent":"SetFocusIntent","activity":null},"#
        + #"{"app":"Meditation","intent":"StartMeditationIntent","activity":null}]}"# + "\n")
    #expect(try await run("shortcuts", "delete", "good evening all").ending == .exit(0))
    #expect(try await run("shortcuts").output == "")
  }

  @Test func aPhraseThatAlreadyHasAMeaningIsReported() async throws {
    let taken = try await add("show the soup menu", "start calming meditation")
    #expect(taken.ending == .exit(1))
    #expect(
      taken.errors
        == "“show the soup menu” already does “Show soups in Soup Chef”. Add --force to use it all the same.\n"
    )
    #expect(try await run("shortcuts").output == "")
    let forced = try await add("show the soup menu", "start calming meditation", force: true)
    #expect(forced.ending == .exit(0))
    #expect(try await household.say("show the soup menu").output.contains("Starting Calming"))
    let steering = try await add("cancel", "start calming meditation", force: true)
    #expect(steering.errors.contains("always means the same in a conversation"))
  }

  @Test(arguments: [
    (["shortcuts", "add", "x", "frobnicate"], "I don’t know how to do “frobnicate”.\n"),
    (["shortcuts", "rename", "nobody", "somebody"], "There is no shortcut “nobody”.\n"),
    (["shortcuts", "delete", "\u{1B}[31m"], "There is no shortcut “\\u{1B}[31m”.\n"),
  ]) func impossibleShortcutCommandsAreReported(_ words: [String], _ errors: String) async throws {
    let run = try await self.run(arguments: words.map { Array($0.utf8) })
    #expect(run.errors == errors)
    #expect(run.ending == .exit(1))
  }

  @Test func exportedShortcutsCanBeImportedElsewhere() async throws {
    _ = try await add("wind down", "set focus to sleep in Meditation", "start calming meditation")
    _ = try await household.say("open Soup Chef", "add that to Siri as lunch")
    let exported = try await run("shortcuts", "export")
    let file = try household.write(exported.output, to: "shortcuts.json")
    let other = try Household()
    let imported = try await other.run("shortcuts", "import", file)
    #expect(
      imported.lines == [
        "wind down: Set focus to Sleep, then Start Calming", "lunch: View the menu",
      ])
    #expect(try await other.run("shortcuts", "export").output == exported.output)
  }

  @Test func anExportEscapesControlCharactersWithoutLoss() async throws {
    let phrase = #"wind\u009b\u0085\u007f \u202edown"#
    let file = try household.write(
      #"{"shortcuts":[{"phrase":"\#(phrase)","steps":["start calming meditation"]}]}"#,
      to: "odd.json")
    let added = try await run("shortcuts", "import", "--force", file)
    #expect(added.ending == .exit(0), "\(added)")
    let exported = try await run("shortcuts", "export")
    #expect(exported.output.contains(phrase), "\(exported)")
    exported.expectManners()
    let other = try Household()
    let again = try household.write(exported.output, to: "again.json")
    _ = try await other.run("shortcuts", "import", "--force", again)
    #expect(try await other.run("shortcuts", "export").output == exported.output)
  }

  @Test func shortcutsWrittenByHandAreImported() async throws {
    let file = try household.write(
      """
      shortcuts:
        - phrase: calm
          steps: [start calming meditation]
        - phrase: rest
          enabled: false
          steps:
            - set focus to sleep in Meditation
            - start calming meditation
      """, to: "mine.yaml")
    let run = try await self.run("shortcuts", "import", file)
    #expect(
      run.lines == [
        "calm: Start Calming", "rest: Set focus to Sleep, then Start Calming (turned off)",
      ])
    let wrong = try household.write("shortcuts: [{steps: [x]}]", to: "wrong.yaml")
    let refused = try await self.run("shortcuts", "import", wrong)
    #expect(refused.ending == .exit(1))
    #expect(refused.errors.contains("shortcuts 1 phrase is missing or wrong"))
  }

  @Test func concurrentProcessesShareTheirShortcuts() async throws {
    async let calm = add("calm", "start calming meditation")
    async let focus = add("focus time", "set focus to work in Meditation")
    #expect(try await [calm.ending, focus.ending] == [.exit(0), .exit(0)])
    let window = try await household.chat(columns: 200)
    #expect(try await window.answer(to: "calm").contains("Starting Calming"))
    _ = try await run("shortcuts", "rename", "calm", "bliss")
    #expect(try await window.answer(to: "calm").hasPrefix("I didn’t understand that."))
    #expect(try await window.answer(to: "bliss").contains("Starting Calming"))
    _ = try await window.answer(to: "when I say later: set focus to sleep in Meditation")
    let list = try await run("shortcuts")
    #expect(
      list.lines.map { $0.prefix { $0 != ":" } }.sorted() == ["bliss", "focus time", "later"])
  }

  @Test func aDeletedShortcutLeavesNoByteBehind() async throws {
    _ = try await add("open sesame", "start calming meditation")
    #expect(household.files(holding: "open sesame").count == 1)
    _ = try await run("shortcuts", "delete", "open sesame")
    #expect(household.files(holding: "open sesame") == [])
  }

  @Test func searchFindsAScreenOpenedByAnEarlierProcess() async throws {
    let nothing = try await run("search", "lunch")
    #expect(nothing.output == "I found nothing for “lunch”.\n")
    #expect(nothing.ending == .exit(1))
    _ = try await household.say("open Soup Chef")
    #expect(try await run("search", "lunch").output == "1. View the menu (Soup Chef)\n")
    let json = try await run("search", "--json", "--count", "1", "start", "a")
    #expect(
      json.output
        == #"{"kind":"shortcut","app":"Meditation","intent":"StartMeditationIntent","#
        + #""activity":null,"title":"Start a Session","details":null}"# + "\n")
  }

  @Test func anActionIsSuggestedAtThePlaceWhereItWasDone() async throws {
    let window = try await household.chat(columns: 200)
    #expect(try await window.answer(to: "/place") == "I don’t know where you are.\nYou: ")
    #expect(try await window.answer(to: "/place gym") == "You are here: gym.\nYou: ")
    for _ in 1...3 { _ = try await window.answer(to: "start calming meditation") }
    #expect(try await window.answer(to: "/place office") == "You are here: office.\nYou: ")
    for _ in 1...4 { _ = try await window.answer(to: "set focus to work in Meditation") }
    // Hours later, so that only the place can match.
    let later = Date().addingTimeInterval(5 * 3_600).formatted(.iso8601)
    let suggest = ["suggestions", "--count", "1", "--now", later]
    let here = try await run(arguments: suggest.map { Array($0.utf8) })
    #expect(here.lines == ["1. Set focus to Work (Meditation)"])
    let there = try await run(arguments: (suggest + ["--place", "gym"]).map { Array($0.utf8) })
    #expect(there.lines == ["1. Start Calming (Meditation)"])
    #expect(try await window.answer(to: "/place -") == "I don’t know where you are.\nYou: ")
  }

  @Test func suggestionsCanBeSwitchedToLatestOrLikely() async throws {
    let window = try await household.chat(columns: 200)
    for line in ["start calming meditation", "open Soup Chef", "start calming meditation"] {
      _ = try await window.answer(to: line)
    }
    #expect(
      try await window.answer(to: "/suggestions latest")
        == "From now on I suggest what you did last.\nYou: ")
    let latest = try await run("suggestions")
    #expect(
      latest.lines == [
        "1. Start Calming (Meditation)", "2. View the menu (Soup Chef)",
        "3. Start Calming (Meditation)",
      ])
    _ = try await window.answer(to: "/suggestions likely")
    #expect(try await run("suggestions").lines.count == 2)
    #expect(
      try await window.answer(to: "/suggestions purple")
        == "Say /suggestions latest or /suggestions likely.\nYou: ")
    #expect(try await window.answer(to: "/suggestions").hasPrefix("You may want one of these:"))
    #expect(try await run("suggestions", "--relevant").lines.count == 1)
  }
}
