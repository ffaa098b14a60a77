// SPDX-License-Identifier: Apache-2.0

import AppFiles
public import AppleFormats
public import Foundation
import IntentModel
public import Voice

/// A folder in the layout of Home Assistant's intents repository.
///
/// `intents.yaml` lists the intents; `sentences`, `tests`, `lists` and `rules` hold a folder a
/// language, the first two with a folder an intent and in it a file a combination of slots.
public struct HomeAssistantFolder: Hashable, Sendable {
  public let url: URL

  public init(_ url: URL) { self.url = url.standardizedFileURL }

  /// The repository that a path leads to or into, and the language whose folder it leads into, if any:
  /// `repository/tests/fr`.
  public static func containing(_ url: URL) -> (folder: HomeAssistantFolder, language: String?)? {
    var place = url.standardizedFileURL
    var inside: [String] = []
    while true {
      let folder = HomeAssistantFolder(place)
      if folder.isThere {
        let languages = folder.languages
        return (folder, inside.first(where: languages.contains))
      }
      guard place.pathComponents.count > 1 else { return nil }
      inside.append(place.lastPathComponent)
      place.deleteLastPathComponent()
    }
  }

  /// Whether such a folder is there at all.
  public var isThere: Bool {
    FileManager.default.fileExists(atPath: url.appending(path: "intents.yaml").path)
  }

  /// The languages that have sentences, sorted.
  public var languages: [String] { names(in: "sentences") }

  /// The intents and their combinations of slots.
  public func catalog() -> Reading<IntentCatalog> {
    do {
      return IntentCatalog.read(try contents(of: "intents.yaml"), file: "intents.yaml")
    } catch {
      return Reading(IntentCatalog(), findings: error.findings)
    }
  }

  /// Everything of a language that can be said, without the names of a house: the lists `name`,
  /// `area` and `floor` come from ``SentenceFixtures``.
  public func grammar(of language: String) -> Reading<Grammar> {
    var loader = HomeAssistantLoader(self, language: language)
    return Reading(loader.grammar(), findings: loader.findings)
  }

  /// The tests of a language, a file a combination, in the order of the catalog.
  public func tests(of language: String) -> Reading<[SentenceTestFile]> {
    var loader = HomeAssistantLoader(self, language: language)
    return Reading(loader.tests(), findings: loader.findings)
  }

  // MARK: Files

  /// The names in a folder, sorted; none when it isn't there.
  func names(in folder: String) -> [String] {
    (try? FolderReader.names(in: url.appending(path: folder).path, shown: folder)) ?? []
  }

  /// - Parameter path: from the folder, as findings name the file.
  func contents(of path: String) throws(FindingsError) -> Data {
    try FolderReader.contents(of: url.appending(path: path).path, shown: path)
  }
}

extension HomeAssistantFolder {
  /// Says all sentences of a language's tests, each file's in its own house, on every core.
  ///
  /// The grammar is compiled once, whatever the number of houses.
  ///
  /// - Parameters:
  ///   - shown: the folder as the result names it.
  ///   - choosing: which of the files are taken; all when nothing is said.
  public func rehearse(
    _ language: String, shown: String,
    choosing: ([SentenceTestFile]) -> [SentenceTestFile] = { $0 }
  ) async -> RehearsalResult {
    async let reading = grammar(of: language)
    var tests = tests(of: language)
    tests.content = choosing(tests.content)
    let files = tests.content
    let grammar = await reading
    let player = SentencePlayer(grammar.content)
    let outcomes = await withTaskGroup(of: (Int, [SentenceOutcome]).self) { group in
      for (number, file) in files.enumerated() {
        group.addTask { (number, player.moving(to: file.fixtures).play(file)) }
      }
      var outcomes = [[SentenceOutcome]](repeating: [], count: files.count)
      for await (number, played) in group { outcomes[number] = played }
      return outcomes.flatMap(\.self)
    }
    let findings = grammar.findings + player.understander.findings + tests.findings
    return RehearsalResult(
      .sentences(place: shown, language: language), outcomes: outcomes,
      findings: findings.filter { $0.severity == .error })
  }
}
