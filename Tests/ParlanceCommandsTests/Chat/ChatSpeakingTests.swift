// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting
import Testing

/// `chat --speak`, with a real speech-dispatcher whose voice writes down its text.
@Suite(.serialized, .timeLimit(.minutes(20)))
struct ChatSpeakingTests {
  private let household: Household

  init() throws { household = try Household() }

  @Test(.needsSpeechServer) func eachAnswerIsSpokenOnceAndThePromptNever() async throws {
    let server = try SpeechServer()
    #expect(await server.isReady())
    let window = try await household.chat(
      "--speak", "--style", "screen-reader", "--now", Household.morning,
      changes: server.environment.mapValues { $0 })
    #expect(await server.says("Ctrl-D leaves."))
    _ = try await window.answer(to: "order clam chowder in Soup Chef")
    #expect(await server.says("How many bowls?"))
    _ = try await window.answer(to: "repeat")
    #expect(await server.says("How many bowls?", times: 2))
    _ = try await window.answer(to: "start bananarific with MonkeyFit")
    #expect(await server.says("OK, starting ba nana rif ic indoors on MonkeyFit."))
    #expect(await server.says("How many bowls?", times: 3))
    _ = try await window.answer(to: "/rate 450")
    #expect(await server.says("The rate is now 450 words a minute."))
    _ = try await window.answer(to: "/speak off")
    _ = try await window.answer(to: "cancel")
    #expect(try await window.leave() == .exit(0))
    #expect(Set(server.voices) == ["en 0", "en 100"])
    #expect(server.text.ranges(of: "How many bowls?").count == 3)
    for silent in ["You:", "order clam chowder", "cancelled"] {
      #expect(!server.text.contains(silent), "\(server.text)")
    }
  }

  /// If speaking fails, that is reported once, and the conversation goes on.
  @Test func aMissingVoiceIsReportedOnceAndTheChatGoesOn() async throws {
    let window = try await household.chat(
      "--speak", changes: ["SPEECHD_ADDRESS": "none", "PATH": "/nowhere"])
    #expect(window.transcript.contains("Nothing can speak here. Install speech-dispatcher"))
    #expect(
      try await window.answer(to: "order clam chowder in Soup Chef").contains("How many bowls?"))
    #expect(try await window.answer(to: "cancel").contains("cancelled"))
    #expect(try await window.leave() == .exit(0))
    #expect(window.transcript.matches(of: #/Nothing can speak/#).count == 1)
  }

  /// A server that goes away during the conversation is not a problem either.
  @Test(.needsSpeechServer) func aSpeechServerThatGoesAwayIsReported() async throws {
    var server: SpeechServer? = try SpeechServer()
    #expect(await server?.isReady() == true)
    let environment = server?.environment ?? [:]
    var changes: [String: String?] = environment.mapValues { $0 }
    changes["PATH"] = "/nowhere"
    let window = try await household.chat("--speak", changes: changes)
    #expect(await server?.says("leaves.") == true)
    server = nil
    #expect(try await window.answer(to: "hello").contains("Speaking failed"))
    #expect(try await window.answer(to: "thanks").contains("You’re welcome."))
    #expect(try await window.leave() == .exit(0))
  }
}
