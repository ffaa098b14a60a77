// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Assistant
import Foundation
import IntentModel
import ParlanceTesting
import Rehearsal
import Testing

/// Phrases among all that is installed: which phrase wins, by how much, and what people can say
/// instead.
struct PhraseSetPlayerTests {
  private static let yaml = """
    lists: {lamp: {values: [crimson, turquoise]}}
    intents:
      TurnOn: {data: [{sentences: ["illuminate [the] {lamp} lantern"]}]}
      Soup: {data: [{sentences: ["order soup in Soup Chef"]}]}
    """

  private let results: [PhraseResult]
  private let again: [PhraseResult]

  init() async throws {
    let folder = try LampApp(Self.yaml)
    let stage = Stage(folders: [folder.url])
    let app = try #require(stage.installation["Lamps"])
    let system = SystemFolder(Stage.vocabulary.appending(path: "System"))
    let words = try #require(system.perturbationWords(of: "en")).content
    let set = PhraseSet(of: app, language: "en", words: words)
    let player = PhraseSetPlayer(
      stage.installation, words: words, now: Stage.usualTime, seed: 1)
    results = await player.play(set)
    again = await player.play(set)
  }

  @Test func everyWrittenVariantOfAPhraseIsUnderstood() {
    #expect(results[0].asWritten.said == 2)
    #expect(results[0].asWritten.understood == 2)
    #expect(results[0].misheard.allSatisfy { $0.perturbation != nil })
  }

  @Test func aPhraseIsAlsoSaidWithPerturbations() throws {
    let polite = try #require(results[0].saidDifferently[.politenessBefore])
    #expect(polite.said == 2)
    #expect(polite.understood == 2)
    #expect(results[0].saidDifferently[.numberInWords] == nil)
    let share = try #require(results[0].share)
    #expect(share > 0.5)
  }

  @Test func aPhraseThatAnotherAppTakesIsReported() throws {
    let menu = results[1]
    #expect(menu.asWritten.understood == 0 || menu.nearestRival?.margin == 0)
    #expect((menu.misheard.first?.heard ?? menu.nearestRival?.name)?.hasPrefix("SoupChef.") == true)
  }

  @Test func theSameSeedGivesTheSameResults() { #expect(results == again) }
}
