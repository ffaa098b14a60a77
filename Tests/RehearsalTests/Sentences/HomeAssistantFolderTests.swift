// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel
import Rehearsal
import Testing
import Voice

struct HomeAssistantFolderTests {
  private let repository: RepositoryFolder
  private var folder: HomeAssistantFolder { repository.folder }

  init() throws { repository = try RepositoryFolder(RepositoryFolder.lamps) }

  @Test func aHomeAssistantFolderIsReadWithoutFindings() {
    #expect(folder.isThere)
    #expect(folder.languages == ["en"])
    #expect(folder.catalog().findings == [])
    #expect(folder.grammar(of: "en").findings == [])
    #expect(folder.tests(of: "en").findings == [])
  }

  @Test func grammarHoldsSharedListsAndRules() {
    let grammar = folder.grammar(of: "en").content
    #expect(grammar.language == "en")
    #expect(grammar.lists.keys.sorted() == ["color", "level"])
    #expect(grammar.rules.keys.sorted() == ["turn"])
    #expect(grammar.skipWords.map(\.text) == ["please"])
  }

  @Test func aGroupOfDomainsBecomesARequiredContext() throws {
    let block = try block("name_only")
    #expect(block.requiresContext == ["domain": .init(accepted: ["light", "fan"])])
    #expect(block.slots == [:])
  }

  @Test func inferredDomainIsASlotAndTheSpeakersAreaIsRequired() throws {
    let block = try block("domain_only")
    #expect(block.slots == ["domain": "light"])
    #expect(block.requiresContext == ["area": .init(fillsSlot: true)])
  }

  @Test func blocksForSpeechToPhraseAreLeftOut() {
    #expect(folder.grammar(of: "en").content["TurnOn"].flatMap(\.sentences).count == 2)
  }

  @Test func blocksForSpeechToPhraseStayWhereThereAreNoOthers() throws {
    var files = RepositoryFolder.lamps
    files["sentences/en/TurnOn/domain_only.yaml"] = """
      data: [{sentences: [lights], speech_to_phrase: true}]
      """
    let repository = try RepositoryFolder(files)
    let sentences = repository.folder.grammar(of: "en").content["TurnOn"].flatMap(\.sentences)
    #expect(sentences.map(\.text).contains("lights"))
  }

  @Test func aTestFileIsReadWithItsEntitiesAndSentences() throws {
    let file = try #require(folder.tests(of: "en").content.first)
    #expect(file.file == "tests/en/TurnOn/name_only.yaml")
    #expect(file.fixtures.entities.map(\.name.text) == ["Lava Lamp", "Oven"])
    #expect(file.fixtures.entities.map(\.domain) == ["light", "stove"])
    let sentence = try #require(file.tests.first?.sentences.last)
    #expect(sentence.text == "Switch on lava lamp to 50")
    #expect(sentence.location.line == 6)
  }

  @Test func theSpeakersAreaIsReadFromTheTestFile() throws {
    let file = try #require(folder.tests(of: "en").content.last)
    #expect(file.fixtures.context == ["area": "Attic"])
    #expect(SentenceFixtures().context.keys.sorted() == ["area"])
  }

  @Test func everySentenceOfTheTestFilesIsUnderstood() {
    for file in folder.tests(of: "en").content {
      let player = SentencePlayer(folder.grammar(of: "en").content, in: file.fixtures)
      #expect(player.play(file).map(\.verdict).allSatisfy { $0 == .right }, "\(file.file)")
    }
  }

  private func block(_ combination: String) throws -> SentenceBlock {
    let blocks = folder.grammar(of: "en").content["TurnOn"]
    return try #require(
      blocks.first { $0.metadata["slot_combination"] == .string(combination) })
  }
}
