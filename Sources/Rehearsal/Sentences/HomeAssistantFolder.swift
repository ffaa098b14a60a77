// SPDX-License-Identifier: Apache-2.0

import AppFiles
public import AppleFormats
public import Foundation
import IntentModel
public import Voice

/// A folder in the layout of Home Assistant's intents repository.
///
/// `intents.yaml` lists the intents. `sentences`, `tests`, `lists` and `rules` have a folder for
/// each language. In the first two, that folder has a folder for each intent, with a file for each
/// combination of slots.
public struct HomeAssistantFolder: Hashable, Sendable {
  public let url: URL

  public init(_ url: URL) { self.url = url.standardizedFileURL }

  /// The repository that a path is in, and the language if the path is in a language's folder, such
  /// as `repository/tests/fr`.
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

  /// Whether such a folder exists.
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

  /// The grammar of a language without the names of a house. The lists `name`, `area` and `floor`
  /// come from ``SentenceFixtures``.
  public func grammar(of language: String) -> Reading<Grammar> {
    var loader = HomeAssistantLoader(self, language: language)
    return Reading(loader.grammar(), findings: loader.findings)
  }

  /// The tests of a language, one file for each combination, in the order of the catalog.
  public func tests(of language: String) -> Reading<[SentenceTestFile]> {
    var loader = HomeAssistantLoader(self, language: language)
    return Reading(loader.tests(), findings: loader.findings)
  }

  // MARK: Files

  /// The names in a folder, sorted; empty if the folder doesn't exist.
  func names(in folder: String) -> [String] {
    (try? FolderReader.names(in: url.appending(path: folder).path, shown: folder)) ?? []
  }

  /// - Parameter path: the path relative to the folder. Findings name the file by it.
  func contents(of path: String) throws(FindingsError) -> Data {
    try FolderReader.contents(of: url.appending(path: path).path, shown: path)
  }
}

extension HomeAssistantFolder {
  /// Says all sentences of a language's tests, each file's in its own house. Runs on all cores.
  ///
  /// The grammar is compiled only once for all houses.
  ///
  /// - Parameters:
  ///   - language: the language whose tests are said.
  ///   - shown: the folder's name in the result.
  ///   - choosing: selects the files to rehearse; all by default.
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
