// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel
import Voice

/// Reads the files of one language of a ``HomeAssistantFolder``, and collects findings.
struct HomeAssistantLoader {
  private let folder: HomeAssistantFolder
  private let language: String
  private(set) var findings: [Finding] = []

  init(_ folder: HomeAssistantFolder, language: String) {
    self.folder = folder
    self.language = language
  }

  // MARK: Grammar

  mutating func grammar() -> Grammar {
    var grammar = Grammar(language: language)
    let folders = ["lists", "lists/\(language)", "rules/\(language)"]
    let common = files(in: "sentences/\(language)").filter { $0.hasSuffix("/_common.yaml") }
    let shared = folders.flatMap { files(in: $0) } + common
    for path in shared { merge(path, into: &grammar) }
    for file in combinationFiles(in: "sentences") { merge(file, into: &grammar) }
    return grammar
  }

  private mutating func merge(_ path: String, into grammar: inout Grammar) {
    guard let data = contents(of: path) else { return }
    grammar.merge(take(GrammarFile.read(data, file: path, language: language)))
  }

  private mutating func merge(_ file: CombinationFile, into grammar: inout Grammar) {
    guard let data = contents(of: file.path) else { return }
    let reading = GrammarFile.read(
      data, file: file.path, language: language, intent: file.intent)
    var part = take(reading)
    for index in part.intents.indices {
      part.intents[index].blocks = meaning(of: part.intents[index].blocks, in: file)
    }
    grammar.merge(part)
  }

  private mutating func meaning(
    of blocks: [SentenceBlock], in file: CombinationFile
  ) -> [SentenceBlock] {
    let full = blocks.filter { !$0.isForSpeechToPhrase }
    return (full.isEmpty ? blocks : full).compactMap { meaning(of: $0, in: file) }
  }

  private mutating func meaning(
    of block: SentenceBlock, in file: CombinationFile
  ) -> SentenceBlock? {
    do {
      return try block.meaning(in: file.combination)
    } catch {
      reportUnknownGroup(error.name, block, file)
      return nil
    }
  }

  // MARK: Tests

  mutating func tests() -> [SentenceTestFile] {
    combinationFiles(in: "tests").compactMap { file in
      contents(of: file.path).map { data in
        take(
          SentenceTestFile.read(
            data, file: file.path, language: language, intent: file.intent,
            combination: file.combination))
      }
    }
  }

  // MARK: Files

  private struct CombinationFile {
    var path: String
    var intent: IntentID
    var combination: SlotCombination
  }

  /// The files below `sentences` or `tests`, in the order of the catalog.
  private mutating func combinationFiles(in kind: String) -> [CombinationFile] {
    let root = "\(kind)/\(language)"
    var paths = Set(
      folder.names(in: root).filter { !$0.hasSuffix(".yaml") }
        .flatMap { files(in: "\(root)/\($0)") })
    var found: [CombinationFile] = []
    for entry in take(folder.catalog()).entries {
      for combination in entry.combinations {
        let path = "\(root)/\(entry.intent)/\(combination.name).yaml"
        guard paths.remove(path) != nil else { continue }
        found.append(.init(path: path, intent: entry.intent, combination: combination))
      }
    }
    for path in paths.sorted() { reportUnknownCombination(path) }
    return found
  }

  private func files(in path: String) -> [String] {
    folder.names(in: path).filter { $0.hasSuffix(".yaml") }.map { "\(path)/\($0)" }
  }

  private mutating func contents(of path: String) -> Data? {
    do {
      return try folder.contents(of: path)
    } catch {
      findings += error.findings
      return nil
    }
  }

  // MARK: Findings

  private mutating func take<Content>(_ reading: Reading<Content>) -> Content {
    findings += reading.findings
    return reading.content
  }

  private mutating func reportUnknownCombination(_ path: String) {
    let message = "intents.yaml has no such combination of slots; add it there or remove the file"
    report(.warning, "unknown-combination", message, at: SourceLocation(file: path))
  }

  private mutating func reportUnknownGroup(
    _ name: String, _ block: SentenceBlock, _ file: CombinationFile
  ) {
    let groups = file.combination.nameDomainGroups.keys
    let mend =
      NearestName.nearest(to: name, among: groups).map { "did you mean '\($0)'?" }
      ?? "add it to the combination's name_domain_groups"
    let place = block.sentences.first?.location ?? SourceLocation(file: file.path)
    report(
      .error, "unknown-group", "no group of domains is named '\(name)'; \(mend)", at: place)
  }

  private mutating func report(
    _ severity: Finding.Severity, _ rule: String, _ message: String, at place: SourceLocation
  ) {
    findings.append(Finding(severity, rule: rule, message: message, at: place))
  }
}
