// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `--app DIR`: an app that has only files is understood and done.
@Suite(.timeLimit(.minutes(20)))
struct AppFolderTests {
  let household: Household

  init() throws {
    household = try Household()
    try household.addLampMaker()
  }

  @Test func aPhraseOfAnAppOfFilesIsUnderstoodAndDone() async throws {
    let run = try await household.run(
      "say", "--ephemeral", "--app", household.path("LampMaker"),
      "turn on the red lamp in Lamp Maker")
    #expect(
      run.output == """
        > turn on the red lamp in Lamp Maker
        < Done, with Lamp Maker.
        = LampMaker.LightLamp color=red

        """)
    #expect(run.ending == .exit(0))
    #expect(run.errors == "")
  }

  @Test(arguments: ["LampMaker", "LampMaker/", "LampMaker/en.lproj"])
  func anAppIsFoundFromItsFolderOrTheLanguageFolderInIt(_ path: String) async throws {
    let run = try await household.run(
      "interpret", "--ephemeral", "--app", household.path(path), "light the blue lamp")
    #expect(run.output == "LampMaker.LightLamp color=blue\n")
  }

  @Test func anAppFromAFolderIsListedBesideTheShippedApps() async throws {
    let run = try await household.run("apps", "--json", "--app", household.path("LampMaker"))
    #expect(run.lines.count == 10)
    #expect(run.lines.last?.hasPrefix(#"{"app":"LampMaker","names":["Lamp Maker"]"#) == true)
  }

  @Test func aFolderWithoutAnAppIsReportedAndTheRestWorks() async throws {
    let run = try await household.run(
      "say", "--json", "--ephemeral", "--app", household.path("home"), Household.history)
    #expect(try run.turns().map(\.outcome) == ["success"])
    #expect(run.errors.contains("home: error: no app's files lie here;"))
    run.expectManners()
  }
}
