// SPDX-License-Identifier: Apache-2.0

import Assistant
import IntentModel
import ParlanceTesting
import Testing

/// Rules that hold for questions of every kind.
struct PromptRulesTests {
  struct Asked: Sendable, CustomTestStringConvertible {
    var kind: PromptKind
    var lines: [String]
    var device = Device()
    var names: [String] = []
    var testDescription: String { kind.rawValue }
  }

  static let asked: [Asked] = [
    Asked(kind: .needsValue, lines: ["order clam chowder in Soup Chef"]),
    Asked(kind: .disambiguation, lines: ["order chowder in Soup Chef"]),
    Asked(kind: .confirmationRequired, lines: ["start yoga with MonkeyFit"]),
    Asked(
      kind: .needsMoreDetails, lines: ["send a message to Bobo on MonkeyChat"],
      names: "ABCDEFGHIJKL".map { "Bobo \($0)\($0.lowercased())nes" }),
    Asked(kind: .unsupported, lines: ["order clam chowder in Soup Chef", "zero"]),
    Asked(kind: .confirmIntent, lines: ["order two clam chowders in Soup Chef"]),
    Asked(
      kind: .unlock, lines: ["send 5 dollars to Bobo with MonkeyPay"],
      device: Device(isLocked: true)),
    Asked(
      kind: .authorize, lines: ["send a message to Bobo on MonkeyChat"],
      device: Device(unopened: ["MonkeyChat"])),
  ]

  private func session(_ asked: Asked) async -> (Session, Turn?) {
    let names: [AppID: [String: [String]]] =
      asked.names.isEmpty ? [:] : ["MonkeyChat": ["contact": asked.names]]
    let session = Stage(device: asked.device, names: names).session()
    var turn: Turn?
    for line in asked.lines { turn = await session.hear(line) }
    return (session, turn)
  }

  /// Rule 11: help, repeat and "where are we" are answered, and the question stays open.
  @Test(arguments: asked)
  func theAssistantHelpsAtEveryQuestion(_ asked: Asked) async throws {
    for wish in ["help", "what can I say?", "repeat", "where are we?"] {
      let (session, first) = await session(asked)
      #expect(first?.prompt?.kind == asked.kind)
      let turn = await session.hear(wish)
      #expect(turn.prompt?.kind == asked.kind, "\(wish)")
      #expect(turn.prompt?.parameter == first?.prompt?.parameter)
      #expect(wish == "repeat" || !turn.say.isEmpty, "\(wish)")
    }
  }

  /// Rule 15: a question whose answer wasn't understood is asked again in other words, in every
  /// language.
  @Test(arguments: ["en-US", "fr-FR", "ko-KR", "ja-JP", "zh-CN"])
  func everyQuestionHasASecondWording(_ locale: String) {
    let wording = Stage(locale: locale).installation.wording
    let kinds = ["needsValue", "disambiguation", "confirmationRequired", "needsMoreDetails"]
    let keys =
      (kinds + ["unsupported", "confirmIntent", "chooseApp"]).map { "prompt.\($0)" }
      + ["gate.authorization", "gate.unlocking", "gate.authentication"]
    for key in keys {
      let variants = wording.variants(key)
      #expect(variants.count >= 2, "\(key)")
      #expect(Set(variants).count == variants.count, "\(key)")
    }
  }

  /// Rule 4: if a list of options follows, the question leaves them out.
  @Test(arguments: asked.filter { $0.kind == .disambiguation })
  func theQuestionBeforeAListNamesNoOption(_ asked: Asked) async throws {
    let (_, turn) = await session(asked)
    let prompt = try #require(turn?.prompt)
    #expect(!prompt.options.isEmpty)
    for option in prompt.options {
      #expect(prompt.listQuestion?.contains(option.display) == false)
    }
  }
}
