// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Apps that try to steer the terminal, to speak as the assistant or the user, and to take things
/// that are not theirs.
@Suite(.timeLimit(.minutes(20)))
struct EvilAppTests {
  /// The lines said to them, with an answer to every question.
  private static let said = [
    "grab gold in Soup Chef", "the second one", "grab gold", "yes", "yes", "yes", "yes",
    "the first one",
    "grab pearls", "sing gold", "order clam chowder in Soup Chef", "soup chef", "cancel",
    "open Soup Chef",
    "help", "what can I do in Soup Chef", "yes", "no", "undo", "\u{1B}[31mred\u{202E}",
  ]

  private let household: Household
  private let apps: [String]

  init() throws {
    household = try Household()
    apps = try household.addEvilApps()
  }

  private func run(_ words: [String], input: String? = nil) async throws -> Finished {
    try await household.run(
      arguments: words.map { Array($0.utf8) }, input: input.map { Array($0.utf8) })
  }

  // MARK: Terminals

  @Test(.needsPython, arguments: [nil, "hands-on", "hands-free", "driving", "screen-reader"])
  func evilAppsCannotForgeAConversation(_ style: String?) async throws {
    let options = (style.map { ["--style", $0] } ?? []) + apps
    let run = try await run(["say", "--data", household.data] + options + Self.said)
    #expect(run.output.contains("pay"), "the app has spoken: \(run)")
    #expect(run.output.contains("The app “"))
    expectHarmless(run)
    expectNobodyElseSpeaks(run, Self.said)
    expectForgeriesToBeAttributed(run, areTold: style != "driving")
  }

  @Test(.needsPython, arguments: ["hands-on", "hands-free", "driving", "screen-reader"])
  func evilAppsCannotForgeAChatOrItsRecording(_ style: String) async throws {
    let file = household.path("chat.transcript")
    let commands = [
      "/apps", "/vocabulary", "/explain grab pearls", "/history", "/suggestions", "/shortcuts",
    ]
    let lines = ["/record \(file)"] + Self.said + ["cancel", "cancel"] + commands + ["/record"]
    let run = try await run(
      ["chat", "--data", household.data, "--style", style] + apps,
      input: lines.joined(separator: "\n") + "\n")
    #expect(run.output.contains("pay"))
    expectHarmless(run)
    expectNobodyElseSpeaks(run, [])
    let recorded = try Data(contentsOf: URL(filePath: file))
    #expect(recorded.count > 1_000)
    expectHarmless(recorded, "\(file)")
  }

  @Test(arguments: [
    ["interpret", "--json", "grab pearls", "sing diamonds", "take PayPal in Soup Chef"],
    ["interpret", "--style", "screen-reader", "grab pearls", "sing diamonds"],
    ["explain", "grab pearls"], ["explain", "--json", "grab pearls"],
    ["explain", "--style", "screen-reader", "grab pearls"],
    ["apps"], ["apps", "--json"], ["apps", "--style", "screen-reader"], ["vocabulary"],
    ["vocabulary", "--json"], ["search", "gold"], ["suggestions"], ["shortcuts"],
    ["say", "--json", "grab gold", "yes", "no"],
  ])
  func evilAppsCannotForgeTheOutputOfCommands(_ words: [String]) async throws {
    let run = try await run(words.prefix(1) + ["--ephemeral"] + apps + words.dropFirst())
    // The other commands have nothing to tell of these apps.
    if ["interpret", "explain", "apps", "say"].contains(words[0]) {
      #expect(run.output.contains(Self.spelled), "\(run)")
    }
    expectHarmless(run)
    expectNobodyElseSpeaks(run, [])
  }

  @Test(arguments: ["text", "json", "sarif"], ["hands-on", "screen-reader"])
  func lintPrintsNoControlCharactersOfEvilApps(_ format: String, _ style: String) async throws {
    let run = try await run(
      [
        "lint", "--format", format, "--style", style, household.path("Evil"),
        household.path("Speaker"),
      ])
    #expect(run.output.contains("look-alike-name"))
    #expect(run.output.contains("reserved-name"))
    expectHarmless(run)
  }

  @Test(.needsPython, arguments: ["text", "json", "junit"], ["hands-on", "screen-reader"])
  func rehearsingPrintsNoControlCharactersOfEvilApps(
    _ format: String, _ style: String
  ) async throws {
    let report = household.path("report.html")
    let run = try await run(
      ["rehearse", "--format", format, "--style", style, "--report", report] + apps
        + [household.path("Evil")])
    #expect(run.ending == .exit(1))
    expectHarmless(run)
    let page = try Data(contentsOf: URL(filePath: report))
    expectHarmless(page, report)
    for text in [run.output, String(decoding: page, as: UTF8.self)] {
      #expect(text.contains(Self.spelled), "the app has spoken: \(run)")
    }
  }

  // MARK: What is not theirs

  @Test func anEvilNamesakeMakesTheUserChooseTheApp() async throws {
    let run = try await run(["say", "--json", "--ephemeral"] + apps + [Household.order])
    let turn = try #require(run.turns().last)
    #expect(turn.result == nil)
    #expect(turn.say.contains("Soup Chef (SoupChef)"))
    #expect(turn.say.contains("(Evil)"))
    #expect(run.ending == .exit(3))
  }

  @Test(
    .needsPython,
    arguments: ["yes", "no", "cancel", "help", "undo", "start over", "what can I say"])
  func evilAppsCannotTakeTheAssistantsRequests(_ said: String) async throws {
    let run = try await run(
      ["say", "--ephemeral"] + apps + [said, "order chowder in Soup Chef", said])
    #expect(run.lines.contains("? Which soup: Clam Chowder or Corn Chowder?"), "\(run)")
    // Wherever the app is asked to act, this is the first that it says.
    #expect(!run.output.contains("owned"), "\(run)")
    #expect(!run.output.contains("= Evil"))
  }

  // MARK: Expectations

  /// The beginning of a sign that is spelled out instead of shown: `\u{202E}`, in JSON `\u202e`.
  private static let spelled = #"\u"#

  /// No byte steers a terminal, and no character reverses or hides text.
  private func expectHarmless(
    _ run: Finished, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for bytes in [run.bytes, run.errorBytes] {
      expectHarmless(Data(bytes), "\(run)", sourceLocation: sourceLocation)
    }
  }

  private func expectHarmless(
    _ data: Data, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = String(decoding: data, as: UTF8.self).unicodeScalars.filter(Self.isHarmful)
    let shown = Set(found.map { "U+" + String($0.value, radix: 16) }).sorted()
    #expect(shown == [], "\(name.suffix(3_000))", sourceLocation: sourceLocation)
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case ..<0x20, 0x7F...0x9F, 0xAD, 0x61C, 0x115F, 0x1160, 0x180E, 0x200B, 0x200E...0x200F: true
    case 0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xE0000...0xE007F: true
    default: false
    }
  }

  /// Wherever the forgeries appear, they are attributed to the app.
  ///
  /// - Parameter areTold: whether the style shows cards.
  private func expectForgeriesToBeAttributed(
    _ run: Finished, areTold: Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let told = Household.forgeries.filter(run.output.contains)
    #expect(told.count > 1 || !areTold, "\(run)", sourceLocation: sourceLocation)
    for text in told {
      let lines = run.lines.filter { $0.contains(text) && !$0.contains("” says: \(text)") }
      #expect(lines == [], sourceLocation: sourceLocation)
    }
  }

  /// Only real speakers appear in the first column.
  private func expectNobodyElseSpeaks(
    _ run: Finished, _ said: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let typed = Set(said.flatMap { ["> \($0)", "You: \($0)"] })
    let lines = run.output.split(separator: "\n").map(String.init)
      .filter { !typed.contains($0) && !$0.contains("\\u{1B}[31mred") }
    let speaking = lines.filter { line in
      ["> ", "You:", "Parlance:", "Siri:", "P\u{430}rlance"].contains { line.hasPrefix($0) }
    }
    #expect(speaking == [], "\(run)", sourceLocation: sourceLocation)
  }
}
