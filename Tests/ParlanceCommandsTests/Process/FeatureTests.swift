// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import ParlanceTesting
import Rehearsal
import Testing

/// Every feature in the documentation is proved from outside: `say --json` answers the lines of a
/// transcript as they are written. The usual run takes one conversation of each feature; all of them
/// are held within the process as well, by the rehearsals of the shipped apps.
@Suite(.timeLimit(.minutes(20)))
struct FeatureTests {
  /// One household for all tests, so that sentences are compiled once.
  private static let household = Result { try Household() }

  @Test(arguments: Feature.all)
  func everyFeatureAnswersItsTranscriptsAsWritten(_ feature: Feature) async throws {
    let household = try Self.household.get()
    #expect(!feature.conversations.isEmpty)
    let conversations =
      TestSettings.isLong ? feature.conversations : Array(feature.conversations.prefix(1))
    for name in conversations {
      let transcript = try Feature.transcript(name)
      for (exchange, answers) in zip(transcript.exchanges, try await household.say(transcript)) {
        let problem = Self.difference(exchange, answers)
        #expect(problem == nil, "\(name): > \(exchange.said)")
      }
    }
  }

  private static let post = """
    <plist version="1.0"><dict>
    <key>CFBundleDisplayName</key><string>PigeonPost</string>
    <key>INIntentsSupported</key><array><string>INSendMessageIntent</string></array>
    </dict></plist>
    """

  /// The user is asked unless they prefer one of the apps for that person.
  @Test func theUserChoosesAnAppUnlessOneIsPreferred() async throws {
    let household = try Household()
    let folder = household.path("PigeonPost")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try household.write(Self.post, to: "PigeonPost/Info.plist")
    let words = "send a message to Bobo saying hello"
    let options = ["--json", "--data", household.data, "--app", folder]
    func run(_ words: [String]) async throws -> Finished {
      try await household.run(arguments: words.map { Array($0.utf8) })
    }
    func say(_ turns: String...) async throws -> [SpokenTurn] {
      try await run(["say"] + options + turns).turns()
    }
    // Every app knows a contact of the system's.
    _ = try await run(["vocabulary", "add"] + options + ["System", "contact", "Bobo"])
    let asked = try await say(words, "MonkeyChat")
    #expect(asked.map(\.outcome) == ["chooseApp", "success"])
    #expect(asked.last?.app == "MonkeyChat")
    _ = try await run(
      ["vocabulary", "add"] + options + ["PigeonPost", "preferred-contact", "Bobo"])
    let taken = try await say(words)
    #expect(taken.first?.app == "PigeonPost")
    #expect(taken.first?.say.hasPrefix("Using PigeonPost.") == true)
  }

  @Test func atLeastFiftyFeaturesAreDocumented() {
    #expect(Feature.all.count >= 50)
  }

  /// The difference between JSON and a transcript; nil if there is none.
  private static func difference(
    _ exchange: Transcript.Exchange, _ turns: [SpokenTurn]
  ) -> String? {
    let lines = Dictionary(grouping: exchange.answers, by: \.mark)
    let said = (lines[.response] ?? []) + (lines[.prompt] ?? [])
    let expected = TranscriptLine(.response, said.map(\.text).joined(separator: " "))
    let actual = TranscriptLine(.response, turns.map(\.say).joined(separator: " "))
    guard expected.accepts(actual) else { return "say: \(actual.text)" }
    guard (lines[.prompt] != nil) == (turns.last?.prompt != nil) else { return "prompt" }
    if let card = lines[.card] {
      let shown = turns.flatMap(\.show).map { TranscriptLine(.card, $0) }
      guard card.count == shown.count, zip(card, shown).allSatisfy({ $0.accepts($1) }) else {
        return "show: \(shown)"
      }
    }
    return lines[.intent].flatMap { $0.first }.flatMap { difference($0, turns) }
  }

  /// Compares `MonkeyChat.INSendMessageIntent recipients=bobo` with the app, the intent, the
  /// parameters and the result.
  private static func difference(_ intent: TranscriptLine, _ turns: [SpokenTurn]) -> String? {
    guard let turn = turns.first(where: { $0.result != nil }), let app = turn.app,
      let name = turn.intent
    else { return "no intent" }
    let words = intent.text.split(separator: " ")
    guard words.first.map(String.init) == "\(app).\(name)" else { return "\(app).\(name)" }
    let isDone = ["success", "continueInApp"].contains(turn.result)
    guard isDone, (turn.result == "continueInApp") == (turn.activity != nil) else {
      return "result: \(turn.result ?? "none")"
    }
    let names = intent.text.matches(of: /(?:^| )(\w+)=/).map { String($0.output.1) }
    return Set(names) == Set(turn.parameters.keys) ? nil : "\(turn.parameters.keys.sorted())"
  }
}
