// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import Foundation
import IntentModel
import Voice

/// Gathers the files of one language: each is read once, and a broken one doesn't stop the others.
struct LocalizedFiles {
  private(set) var vocabulary = Vocabulary()
  private(set) var grammar: Grammar
  private(set) var tables: [(name: String, texts: [String: String])] = []
  private(set) var plurals: [String: PluralForms] = [:]
  /// The localized phrases of App Shortcuts, by the phrase in the app's code.
  private(set) var phrases: [String: [String]] = [:]
  private(set) var findings: [Finding] = []
  private var loaded: Set<String> = []

  /// The texts of the template files, by the name findings give them.
  private(set) var sources: [String: SourceText] = [:]

  /// The description that was read from the app's sources.
  private(set) var extracted: ExtractedApp?

  private var listFindings: [String: [Finding]] = [:]
  private var definitions: [IntentDefinition] = []

  /// Whether template files are read, too.
  private let readsTemplates: Bool

  init(language: String, readsTemplates: Bool = true) {
    grammar = Grammar(language: language)
    self.readsTemplates = readsTemplates
  }

  mutating func load(_ path: String, shown: String) {
    guard let kind = AppFileKind(path.lastComponent), kind != .info,
      readsTemplates || kind != .templates, loaded.insert(path).inserted
    else { return }
    do {
      take(try FolderReader.contents(of: path, shown: shown, limit: kind.maximumSize), kind, shown)
    } catch {
      findings += error.findings
    }
  }

  /// The texts of all tables; when two tables have the same key, the first file's text counts.
  var wording: Wording {
    let own = tables.reduce(Wording(language: grammar.language, plurals: plurals)) {
      $0.falling(backOn: Wording(language: grammar.language, strings: $1.texts))
    }
    return definitions.reduce(own) { $0.falling(backOn: $1.texts(in: own)) }
  }

  /// Adds the sentences and lists of the definitions to the grammar. An intent that has templates
  /// keeps only their sentences.
  ///
  /// - Returns: The intents; when two have the same name, the first counts.
  mutating func addDefinitions() -> [IntentDescription] {
    let wording = self.wording
    let vocabularies = Set(vocabulary.slotLists.keys)
    var intents: [IntentDescription] = []
    for definition in definitions {
      let known = Set(intents.map(\.id))
      var own = definition
      own.intents.removeAll { known.contains($0.id) }
      intents += own.descriptions(in: wording, vocabularies: vocabularies)
      var grammar = own.grammar(in: wording, vocabularies: vocabularies)
      for place in grammar.intents.indices
      where !self.grammar[grammar.intents[place].intent].isEmpty {
        grammar.intents[place].blocks = []
      }
      self.grammar.merge(grammar)
    }
    return intents
  }

  /// Adds the vocabulary's lists to the grammar. A template list of the same name is reported, and
  /// the vocabulary's list counts.
  mutating func addVocabularyLists() {
    let lists = vocabulary.slotLists
    for name in lists.keys.sorted() { findings += listFindings[name] ?? [] }
    grammar.lists.merge(lists) { $1 }
  }

  private mutating func take(_ data: Data, _ kind: AppFileKind, _ shown: String) {
    switch kind {
    case .vocabulary:
      let reading = VocabularyFile.read(data, file: shown)
      vocabulary.merge(reading.content)
      findings += reading.findings
    case .strings:
      let reading = StringsTable.read(data, file: shown)
      if shown.lastComponent == "AppShortcuts.strings" {
        phrases.merge(reading.content.texts.mapValues { [$0] }) { $0 + $1 }
      }
      tables.append((shown.lastComponent, reading.content.texts))
      findings += reading.findings
    case .plurals:
      let reading = PluralsFile.read(data, file: shown)
      plurals.merge(reading.content) { first, _ in first }
      findings += reading.findings
    case .catalog:
      let reading = StringCatalog.read(data, file: shown)
      take(reading.content, shown)
      findings += reading.findings
    case .templates: takeTemplates(data, shown)
    case .definition:
      let reading = IntentDefinition.read(data, file: shown)
      definitions.append(reading.content)
      findings += reading.findings
    case .extracted:
      let reading = ExtractedApp.read(data, file: shown)
      findings += reading.findings
      if let app = reading.content { take(app, shown) }
    case .info: break
    }
  }

  private mutating func take(_ app: ExtractedApp, _ shown: String) {
    guard extracted != nil else {
      extracted = app
      return
    }
    let message =
      "a file before this one tells what the app's sources say; extract all of them into one"
    findings.append(
      Finding(
        .error, rule: "extracted-twice", message: message, at: SourceLocation(file: shown)))
  }

  private mutating func take(_ catalog: StringCatalog, _ shown: String) {
    var strings: [String: String] = [:]
    let isShortcuts = shown.lastComponent == "AppShortcuts.xcstrings"
    for (key, text) in catalog.texts(for: grammar.language) {
      switch text {
      case .plain(let text) where isShortcuts: phrases[key, default: []].append(text)
      case .plain(let text): strings[key] = text
      case .plural(let forms): if plurals[key] == nil { plurals[key] = forms }
      // Phrases are said to an app; the texts of the wording are said by it.
      case .phrases(let texts): phrases[key, default: []] += texts
      }
    }
    let table = shown.lastComponent.replacing(".xcstrings", with: ".strings")
    tables.append((table, strings))
  }

  private mutating func takeTemplates(_ data: Data, _ shown: String) {
    do {
      let source = try SourceText(data, file: shown)
      let reading = GrammarFile.readPlaced(source, language: grammar.language)
      grammar.merge(reading.content.grammar)
      for (name, finding) in reading.content.listFindings {
        listFindings[name, default: []].append(finding)
      }
      findings += reading.findings
      sources[shown] = source
    } catch {
      findings += error.findings
    }
  }
}
