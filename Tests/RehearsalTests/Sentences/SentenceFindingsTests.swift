// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel
import Rehearsal
import Testing

/// The findings for the author of a repository with errors.
struct SentenceFindingsTests {
  struct Broken: CustomTestStringConvertible, Sendable {
    var path: String
    var text: String
    var told: String

    var testDescription: String { told }
  }

  @Test(arguments: [
    Broken(
      path: "sentences/en/TurnOn/domain_only.yaml",
      text: "data: [{sentences: [lights], name_domains: defalt}]",
      told: """
        sentences/en/TurnOn/domain_only.yaml:1:21: error: no group of domains is named 'defalt'; \
        add it to the combination's name_domain_groups [unknown-group]
        """),
    Broken(
      path: "sentences/en/TurnOn/name_only.yaml",
      text: "data: [{sentences: [lights], name_domains: defalt}]",
      told: """
        sentences/en/TurnOn/name_only.yaml:1:21: error: no group of domains is named 'defalt'; \
        did you mean 'default'? [unknown-group]
        """),
    Broken(
      path: "sentences/en/TurnOn/by_night.yaml", text: "data: [{sentences: [lights]}]",
      told: """
        sentences/en/TurnOn/by_night.yaml: warning: intents.yaml has no such combination of slots; \
        add it there or remove the file [unknown-combination]
        """),
  ])
  func brokenSentenceFilesAreReported(_ broken: Broken) throws {
    let repository = try repository(with: broken)
    #expect(repository.folder.grammar(of: "en").findings.map(\.head) == [broken.told])
  }

  @Test(arguments: [
    Broken(
      path: "tests/en/TurnOn/domain_only.yaml", text: "tests: [{slots: {domain: light}}]",
      told: """
        tests/en/TurnOn/domain_only.yaml:1:9: error: the test has no 'sentences'; add them \
        [missing-key]
        """),
    Broken(
      path: "tests/en/TurnOn/domain_only.yaml", text: "areas: [{id: attic}]\ntests: []",
      told: """
        tests/en/TurnOn/domain_only.yaml:1:9: error: this has no 'name'; add what it is called \
        [missing-key]
        """),
    Broken(
      path: "tests/en/TurnOn/domain_only.yaml", text: "test: []",
      told: """
        tests/en/TurnOn/domain_only.yaml:1:1: warning: the key 'test' means nothing here; did you \
        mean 'tests'? [unknown-key]
        """),
  ])
  func brokenTestFilesAreReported(_ broken: Broken) throws {
    let repository = try repository(with: broken)
    #expect(repository.folder.tests(of: "en").findings.map(\.head) == [broken.told])
  }

  @Test func aTestWithoutIntentOutsideACatalogIsReported() {
    let text = "tests: [{sentences: [hi]}]"
    let reading = SentenceTestFile.read(Data(text.utf8), file: "t.yaml", language: "en")
    #expect(
      reading.findings.map(\.head) == [
        "t.yaml:1:9: error: the test has no 'intent'; add what is meant [missing-key]"
      ])
  }

  @Test func aMissingCatalogIsReported() throws {
    let repository = try RepositoryFolder(["sentences/en/_common.yaml": "language: en"])
    #expect(!repository.folder.isThere)
    #expect(repository.folder.grammar(of: "en").findings.map(\.rule) == ["unreadable-file"])
  }

  private func repository(with broken: Broken) throws -> RepositoryFolder {
    try RepositoryFolder(
      RepositoryFolder.lamps.merging([broken.path: broken.text]) { $1 })
  }
}

extension Finding {
  /// The finding without the source line.
  fileprivate var head: String {
    description.split(separator: "\n").first.map(String.init) ?? ""
  }
}
