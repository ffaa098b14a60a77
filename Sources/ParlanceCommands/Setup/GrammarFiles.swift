// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import AssistantStore
import Dispatch
import Foundation
import IntentModel
import Rendering
import Terminal
import Voice

/// Grammar files of others, matched as they are.
struct GrammarFiles {
  /// One at least.
  let paths: [String]
  let system: SystemFolder
  /// Where what was compiled is kept; nil for nowhere.
  let indexes: IndexFolder?
  private let locale: String
  private let isLinear: Bool

  /// - Parameter paths: one at least.
  init(_ paths: [String], _ options: CommonOptions) throws {
    let environment = ProcessInfo.processInfo.environment
    let vocabulary = try VocabularyFolder.located(
      option: options.vocabulary, environment: environment)
    self.paths = paths
    system = SystemFolder(vocabulary.appending(path: "System"))
    indexes = IndexFolder.located(options, environment)
    locale = options.locale ?? Workspace.locale(in: environment)
    isLinear = options.isLinear
  }

  /// The assistant's own texts, read when something has to be said.
  var wording: Wording { system.load(locale: locale).wording }

  /// What the files let understand, compiled now or before.
  ///
  /// What is wrong with the files is told on standard error.
  func understander() throws -> GrammarUnderstander {
    let stamp = IndexStamp(files: paths + system.habitsFiles)
    if let known = indexes?.understander(of: stamp) { return GrammarUnderstander(known) }
    var merged: Grammar?
    var findings: [Finding] = []
    for path in paths {
      let reading = try GrammarFile.read(path: path) { wording }
      findings += reading.findings
      if merged == nil { merged = reading.content } else { merged?.merge(reading.content) }
    }
    let grammar = merged ?? Grammar(language: "en")
    let habits = LanguageHabits(system.habits(of: grammar.language).content)
    let understander = Understander([UnderstandingSource(grammar: grammar)], habits: habits)
    findings = (findings + understander.findings).filter { $0.severity > .note }
    try findings.tell(linear: isLinear ? wording : nil)
    // What was told has to be told again the next time.
    guard findings.isEmpty, let indexes else { return GrammarUnderstander(understander) }
    return GrammarUnderstander(understander) { indexes.keep(understander, of: stamp) }
  }
}

extension IndexFolder {
  /// Within the folder for everything that is kept, where one is given; else among the user's caches.
  ///
  /// Nothing is written that should not stay.
  static func located(_ options: CommonOptions, _ environment: [String: String]) -> IndexFolder? {
    func given(_ path: String?) -> URL? {
      path.flatMap { $0.isEmpty ? nil : URL(filePath: $0, directoryHint: .isDirectory) }
    }
    func absolute(_ path: String?) -> URL? { path?.hasPrefix("/") == true ? given(path) : nil }
    if let data = given(options.data) ?? given(environment["PARLANCE_DATA"]) {
      return IndexFolder(DataFolder.indexes(in: data), keepsNew: !options.ephemeral)
    }
    let caches =
      absolute(environment["XDG_CACHE_HOME"])
      ?? absolute(environment["HOME"])?.appending(path: ".cache")
    return caches.map {
      IndexFolder($0.appending(path: "parlance/indexes"), keepsNew: !options.ephemeral)
    }
  }
}

/// What understands a grammar, and is perhaps being kept for the next time.
struct GrammarUnderstander {
  let understander: Understander
  private let keeping = DispatchGroup()

  /// - Parameter keep: runs beside everything else; nil where there is nothing to keep.
  init(_ understander: Understander, keep: (@Sendable () -> Void)? = nil) {
    self.understander = understander
    if let keep { DispatchQueue.global().async(group: keeping, execute: keep) }
  }

  /// Waits until it is kept.
  func finish() { keeping.wait() }
}
