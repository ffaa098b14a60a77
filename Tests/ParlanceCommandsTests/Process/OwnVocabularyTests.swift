// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `parlance vocabulary add`, `remove`, `import`, `clear`: understood at once, forgotten at once.
@Suite(.timeLimit(.minutes(20)))
struct OwnVocabularyTests {
  let household: Household

  init() throws { household = try Household() }

  @Test func ownNamesAreUnderstoodAndForgottenAtOnce() async throws {
    let add = try await household.run("vocabulary", "add", "SoupChef", "soup", "Grandma's Gumbo")
    #expect(add.lines == ["SoupChef, soup: Grandma's Gumbo"])
    let order = "order grandma's gumbo in Soup Chef"
    #expect(try await household.run("interpret", order).ending == .exit(0))
    let list = try await household.run("vocabulary", "list")
    #expect(list.lines.contains("Soup Chef, soup: Grandma's Gumbo"))
    let remove = try await household.run(
      "vocabulary", "remove", "--json", "soup chef", "soup", "Grandma's Gumbo")
    #expect(remove.lines == [#"{"app":"SoupChef","kind":"soup","names":[]}"#])
    #expect(try await household.run("interpret", order).output.contains("Grandma") == false)
  }

  @Test func ownNamesKeepTheirOrderWithoutDuplicates() async throws {
    _ = try await household.run("vocabulary", "add", "SoupChef", "soup", "B", "A", "B")
    let first = try await household.run(
      "vocabulary", "add", "--first", "SoupChef", "soup", "C", "A")
    #expect(first.lines == ["SoupChef, soup: C, A, B"])
  }

  @Test func aClearedVocabularyLeavesNoByteBehind() async throws {
    _ = try await household.run("vocabulary", "add", "SoupChef", "soup", "Secret Gumbo")
    #expect(household.files(holding: "Secret Gumbo").count == 1)
    _ = try await household.run("vocabulary", "clear")
    #expect(household.files(holding: "Secret Gumbo") == [])
  }

  @Test func ownNamesAreImportedFromAFile() async throws {
    let folder = URL(filePath: household.data)
    let file = folder.appending(path: "names.txt")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("Gumbo\n\n  Goulash \n".utf8).write(to: file)
    let run = try await household.run("vocabulary", "import", "SoupChef", "soup", file.path)
    #expect(run.lines == ["SoupChef, soup: Gumbo, Goulash"])
    let missing = try await household.run("vocabulary", "import", "SoupChef", "soup", "/nowhere")
    #expect(missing.ending == .exit(2))
    #expect(missing.errors.contains("/nowhere can’t be read"))
  }

  @Test(arguments: [
    ("SoupShef", "soup", "There is no app SoupShef. The apps are "),
    ("SoupChef", "soop", "There is no kind of name soop. The kinds are contact, "),
  ])
  func anUnknownAppOrKindIsReportedWithTheKnownOnes(
    _ app: String, _ kind: String, _ sentence: String
  ) async throws {
    let run = try await household.run("vocabulary", "add", app, kind, "A")
    #expect(run.ending == .exit(2))
    #expect(run.errors.hasPrefix(sentence))
  }
}
