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

/// Grammar files of other projects, used as they are.
struct GrammarFiles {
  /// At least one path.
  let paths: [String]
  let system: SystemFolder
  /// The folder where compiled indexes are kept; nil to keep none.
  let indexes: IndexFolder?
  private let locale: String
  private let isLinear: Bool

  /// - Parameter paths: At least one path.
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

  /// The assistant's own texts, read when one of them is needed.
  var wording: Wording { system.load(locale: locale).wording }

  /// The understander of the files, compiled now or before.
  ///
  /// Findings about the files are printed on standard error.
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
    // An understander with findings is not kept, so that its findings are reported again the next
    // time.
    guard findings.isEmpty, let indexes else { return GrammarUnderstander(understander) }
    return GrammarUnderstander(understander) { indexes.keep(understander, of: stamp) }
  }
}

extension IndexFolder {
  /// The folder for indexes: in the folder for all data if one is given, otherwise in the user's
  /// caches.
  ///
  /// An ephemeral run reads indexes but writes none.
  ///
  /// - Parameter keepsNew: Whether new indexes are kept even if no data are.
  static func located(
    _ options: CommonOptions, _ environment: [String: String], keepsNew: Bool = false
  ) -> IndexFolder? {
    let keepsNew = keepsNew || !options.ephemeral
    func given(_ path: String?) -> URL? {
      path.flatMap { $0.isEmpty ? nil : URL(filePath: $0, directoryHint: .isDirectory) }
    }
    func absolute(_ path: String?) -> URL? { path?.hasPrefix("/") == true ? given(path) : nil }
    if let data = given(options.data) ?? given(environment["PARLANCE_DATA"]) {
      return IndexFolder(DataFolder.indexes(in: data), keepsNew: keepsNew)
    }
    let caches =
      absolute(environment["XDG_CACHE_HOME"])
      ?? absolute(environment["HOME"])?.appending(path: ".cache")
    return caches.map {
      IndexFolder($0.appending(path: "parlance/indexes"), keepsNew: keepsNew)
    }
  }
}

/// The understander of a grammar, which may still be being saved for the next time.
struct GrammarUnderstander {
  let understander: Understander
  private let keeping = DispatchGroup()

  /// - Parameter keep: Saves the understander in the background; nil if it need not be saved.
  init(_ understander: Understander, keep: (@Sendable () -> Void)? = nil) {
    self.understander = understander
    if let keep { DispatchQueue.global().async(group: keeping, execute: keep) }
  }

  /// Waits until the understander is saved.
  func finish() { keeping.wait() }
}
