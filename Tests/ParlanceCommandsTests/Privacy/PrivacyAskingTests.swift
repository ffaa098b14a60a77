// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Nothing is erased without a yes.
@Suite(.timeLimit(.minutes(20)))
struct PrivacyAskingTests {
  private let household: Household

  init() async throws {
    household = try Household()
    _ = try await household.run(
      "vocabulary", "add", "SoupChef", "soup", PrivateWords.contact, "--data", household.data)
  }

  private var isKept: Bool { !household.files(holding: PrivateWords.contact).isEmpty }

  private func answer(_ answer: String, _ locale: String, _ question: String) async throws -> String
  {
    let window = try household.terminal(
      [
        "privacy", "erase", "SoupChef", "--kind", "vocabulary", "--data", household.data,
        "--locale", locale,
      ])
    let listed = try await window.shows(question)
    #expect(listed.contains("SoupChef"))
    #expect(isKept)
    try window.type(answer + Key.enter)
    _ = try await window.end()
    return window.transcript
  }

  @Test(arguments: [
    ("en-US", "for good?", "yes"), ("fr", "définitivement", "oui"), ("ko", "지울까요?", "네"),
    ("ja", "消しますか", "はい"), ("zh-Hans", "要永久抹掉", "是"),
  ])
  func aYesErasesTheDataInEachLanguage(
    _ locale: String, _ question: String, _ yes: String
  ) async throws {
    _ = try await answer(yes, locale, question)
    #expect(!isKept)
  }

  @Test(arguments: [
    "no", "", "yes and no", "perhaps", "order soup", "yes?", "👎 yes", "maybe yes", "I guess so",
  ])
  func anAnswerThatIsNotAClearYesErasesNothing(_ answer: String) async throws {
    let shown = try await self.answer(answer, "en-US", "for good?")
    #expect(shown.contains("Nothing was erased."))
    #expect(isKept)
  }

  @Test(arguments: [["--all"], ["SoupChef"], ["--kind", "vocabulary", "--json"]])
  func erasingWithoutATerminalNeedsTheYesFlag(_ arguments: [String]) async throws {
    let run = try await household.run(
      arguments: (["privacy", "erase", "--data", household.data] + arguments).map {
        Array($0.utf8)
      },
      input: Array("yes\n".utf8))
    #expect(run.ending == .exit(1))
    #expect(run.output == "")
    #expect(run.errors == "Nothing was erased. Add --yes to erase without being asked.\n")
    #expect(isKept)
  }

  static let mistakes: [(arguments: [String], reason: String)] = [
    ([], "Say what to erase: an app, a --kind, or --all"),
    (["--all", "SoupChef"], "--all and an app or a --kind exclude each other"),
    (["SoupChef", "--kind", "history"], "--kind history belongs to no app"),
    (["--kind", "secrets"], "The value 'secrets' is invalid for '--kind <kind>'"),
  ]

  @Test(arguments: mistakes)
  func erasingWithoutAClearScopeIsAUsageError(
    _ arguments: [String], _ reason: String
  ) async throws {
    let run = try await household.run(
      arguments: (["privacy", "erase", "--yes", "--data", household.data] + arguments)
        .map { Array($0.utf8) })
    #expect(run.ending == .exit(64))
    #expect(run.errors.contains(reason), "\(run)")
    #expect(isKept)
  }

  @Test func anUnknownAppIsReportedAndNothingIsErased() async throws {
    let run = try await household.run(
      "privacy", "erase", "--yes", "SoupShef", "--data", household.data)
    #expect(run.ending == .exit(2))
    #expect(run.errors.hasPrefix("There is no app SoupShef. The apps are SoupChef, "))
    #expect(isKept)
  }

  @Test func havingNothingToEraseIsReported() async throws {
    let run = try await household.run(
      "privacy", "erase", "--kind", "shortcuts", "--data", household.data)
    #expect(run.lines == ["There is nothing like that to erase."])
    #expect(run.ending == .exit(0))
  }
}
