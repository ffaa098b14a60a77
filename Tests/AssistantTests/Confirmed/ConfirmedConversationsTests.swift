// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import IntentModel
import ParlanceTesting
import Testing

/// Nothing that must be confirmed is carried out without a yes, whatever people say, in every
/// language and to every shipped app. The yes must come in the same session, to the question as it
/// was asked, and on an unlocked device if that is needed.
///
/// `PARLANCE_TEST_SEED` and `PARLANCE_TEST_ROUNDS` give other conversations and more of them.
@Suite(.timeLimit(.minutes(TestSettings.rounds == nil && !TestSettings.isLong ? 20 : 600)))
struct ConfirmedConversationsTests {
  private static let seed = TestSettings.seed ?? 20_261_125
  /// The number of conversations in each language.
  private static let rounds = TestSettings.rounds(12, long: 60)

  private static let locales = [
    "en": "en-US", "fr": "fr-FR", "ko": "ko-KR", "ja": "ja-JP", "zh-Hans": "zh-Hans",
  ]

  @Test(arguments: ["en", "fr", "ko", "ja", "zh-Hans"])
  func nothingIsDoneWithoutAYes(_ folder: String) async throws {
    let foreign = folder == "en" ? "fr" : "en"
    let languages = try [folder, foreign].map { try Self.language($0) }
    var carriedOut: [AppID: Int] = [:]
    for round in 1...Self.rounds {
      let name = "\(folder), conversation \(round)"
      var random = SeededGenerator(seed: Self.seed, for: name)
      let stage = ParlanceTesting.Stage(locale: languages[0].locale)
      let app = Self.app(of: languages[0], using: &random)
      var conversation = RandomConversation(in: languages, on: stage, random)
      await conversation.hold(with: app)
      Self.expectNone(conversation, name)
      carriedOut.merge(conversation.carriedOut, uniquingKeysWith: +)
    }
    Self.report(carriedOut, folder)
    #expect(carriedOut.count > 2, "\(folder): \(carriedOut)")
  }

  /// The same with an app that is a program of its own.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")))
  func noProgramDoesAnythingWithoutAYes() async throws {
    let folder = ParlanceTesting.Stage.package.appending(path: "Sources/Samples/TeaHouse")
    for (language, locale) in Self.locales.sorted(by: { $0.key < $1.key }) {
      let stage = ParlanceTesting.Stage(locale: locale, apps: [], folders: [folder])
      let spoken = try #require(SpokenLanguage(language, locale: locale, of: stage.installation))
      var count = 0
      for round in 1...(1 + Self.rounds / 4) {
        let name = "\(language), conversation \(round) with Tea House"
        var conversation = RandomConversation(
          in: [spoken], on: stage, SeededGenerator(seed: Self.seed, for: name))
        await conversation.hold(with: "TeaHouse")
        Self.expectNone(conversation, name)
        count += conversation.carriedOut["TeaHouse"] ?? 0
      }
      Self.report(["TeaHouse": count], language)
      #expect(count > 0, "\(language)")
    }
  }

  /// Chooses an app, mostly one with an intent that must be confirmed.
  private static func app(
    of language: SpokenLanguage, using random: inout SeededGenerator
  ) -> AppID {
    let confirming = language.apps.filter(ConfirmationPolicy.apps.contains)
    let isAny = Int.random(in: 0..<4, using: &random) == 0
    return (isAny ? language.apps : confirming).randomElement(using: &random) ?? .shortcuts
  }

  private static func language(_ folder: String) throws -> SpokenLanguage {
    let locale = try #require(locales[folder])
    return try #require(
      SpokenLanguage(folder, locale: locale, of: ParlanceTesting.Stage(locale: locale).installation)
    )
  }

  private static func expectNone(_ conversation: RandomConversation, _ name: String) {
    let trail = conversation.trail.joined(separator: "\n")
    #expect(conversation.violations == [], "seed \(seed), \(name)\n\(trail)")
  }

  private static func report(_ carriedOut: [AppID: Int], _ folder: String) {
    guard TestSettings.rounds != nil else { return }
    let counts = carriedOut.sorted { $0.key.rawValue < $1.key.rawValue }.map {
      "\($0.key) \($0.value)"
    }
    print("\(folder): \(counts.joined(separator: ", "))")
  }
}
