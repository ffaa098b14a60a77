// SPDX-License-Identifier: Apache-2.0

public import AppFiles
import AppleFormats
public import Assistant
public import IntentModel
public import Voice

/// An app as the rules see it: its files with every place in them, and what comes of them in each language.
public struct LintedApp: Sendable {
  /// The app in one language.
  public struct Localization: Sendable {
    /// BCP 47, as the folder is named.
    public var language: String
    /// What the app's files say.
    public var app: LocalizedApp
    /// The app among all that is installed; nil where the assistant doesn't speak the language.
    public var installation: Installation?
    /// What authors should not write; nil for a language without such words.
    public var words: AuthoringWords?
    /// What people say for values nobody listed; nil for a language without such words.
    public var perturbations: PerturbationWords?
    /// The requests to the assistant itself; nil where the assistant doesn't speak the language.
    public var requests: Grammar?
    /// The sentences among all that is installed that mean several things, worked out when first asked for.
    let collisions: Lazy<[Collision]>

    /// - Parameters:
    ///   - system: the assistant's own words, in all languages.
    ///   - installation: the app among all that is installed, in this language.
    ///   - collisions: those of the installation, where several apps of it are looked at.
    public init(
      _ app: AppFolder, language: String, system: SystemFolder, installation: Installation?,
      collisions: Lazy<[Collision]>? = nil
    ) {
      self.language = language
      self.app = app.load(locale: language)
      self.installation = installation
      self.collisions =
        collisions ?? Lazy { installation?.understander.collisions() ?? [] }
      words = system.authoringWords(of: language)
      perturbations = system.perturbationWords(of: language)?.content
      requests = installation == nil ? nil : system.load(locale: language).grammar
    }
  }

  public var id: AppID
  /// The folder of its files, as findings name it.
  let folder: String
  public var files: [AppFile]
  /// What could not be read.
  public var readingFindings: [Finding]
  /// The language the app was written in.
  public var developmentLanguage: String
  /// Sorted by language.
  public var localizations: [Localization]
  /// What its code lets people say; nothing for an app made of files alone.
  public var shortcuts: [SpokenShortcut] { outline.shortcuts }
  /// What its code says it is never to be taken for.
  public var negativePhrases: [String] { outline.negativePhrases }
  /// What was read from its sources; nil where no file tells it.
  var extracted: ExtractedApp? { localizations.first?.app.extracted }

  /// What the user whose data was given says for things of their own.
  let userShortcuts: [VoiceShortcut]

  /// What its code says, or its sources.
  let outline: AppOutline

  /// The app's definitions.
  let definitions: [IntentDefinition]

  private let sources: [String: SourceText]
  private let lists: [(kind: AppFileKind, language: String?, list: PropertyList)]

  /// - Parameters:
  ///   - code: what its code lets people say; nil for an app without code, of whose sources a file may tell.
  ///   - userShortcuts: those of the user whose data was given.
  public init(
    _ folder: AppFolder, localizations: [Localization], code: AppOutline? = nil,
    userShortcuts: [VoiceShortcut] = []
  ) {
    let files = folder.files
    self.userShortcuts = userShortcuts
    id = folder.id
    self.folder = folder.name
    self.files = files.content
    self.localizations = localizations
    outline = code ?? Self.outline(of: localizations.first?.app)
    sources = Dictionary(files.content.map { ($0.shown, $0.source) }) { first, _ in first }
    lists = files.content.filter { [.info, .vocabulary].contains($0.kind) }.compactMap { file in
      PropertyList.read(file.data, file: file.shown).content.map { (file.kind, file.language, $0) }
    }
    definitions = files.content.filter { $0.kind == .definition }
      .map { IntentDefinition.read($0.data, file: $0.shown).content }
    developmentLanguage =
      lists.filter { $0.kind == .info }
      .compactMap { $0.list.root["CFBundleDevelopmentRegion"]?.string }
      .first { !$0.contains("$(") } ?? "en"
    readingFindings = files.findings + localizations.flatMap(\.app.findings)
    readingFindings += localizations.compactMap(\.installation).flatMap(\.findings)
      .filter {
        Finding.rulesOfBounds.contains($0.rule)
          && $0.location.file.hasPrefix("\(folder.name)/")
      }
      .map { [sources] in $0.shown(in: sources) }
  }

  private static func outline(of app: LocalizedApp?) -> AppOutline {
    guard let app, let extracted = app.extracted else { return AppOutline() }
    return ExtractedCode(extracted).outline(in: app.wording)
  }

  /// The app's languages.
  public var languages: [String] { localizations.map(\.language) }

  /// The app in the language it was written in, or in the first there is.
  public var development: Localization? {
    localizations.first { LocaleLookup.areOfOneLanguage($0.language, developmentLanguage) }
      ?? localizations.first
  }

  /// The property lists of a kind, `info` or `vocabulary`, with the language of the folder they lie in.
  func propertyLists(_ kind: AppFileKind) -> [(language: String?, list: PropertyList)] {
    lists.filter { $0.kind == kind }.map { ($0.language, $0.list) }
  }

  /// A vocabulary of parameters, in the property list it is written in.
  struct ParameterVocabulary {
    var language: String?
    var list: PropertyList
    var node: PropertyList.Node

    func location(of node: PropertyList.Node) -> SourceLocation { list.location(of: node) }
  }

  /// The vocabularies of all files, in their order.
  var parameterVocabularies: [ParameterVocabulary] {
    propertyLists(.vocabulary).flatMap { language, list in
      (list.root["ParameterVocabularies"]?.array ?? []).map {
        ParameterVocabulary(language: language, list: list, node: $0)
      }
    }
  }

  /// The tables of strings of a name, each with its language.
  func strings(named name: String) -> [(language: String, table: StringsTable)] {
    files.filter { $0.kind == .strings && $0.name == "\(name).strings" }.compactMap { file in
      file.language.map { ($0, StringsTable.read(file.data, file: file.shown).content) }
    }
  }

  /// The text of a line that a place points into.
  func line(at place: SourceLocation) -> String? { sources[place.file]?.shownLine(place.line) }
}

extension LintedApp {
  /// What the app can do, as it is installed; nil where it isn't.
  var intents: [IntentDescription]? {
    development?.installation?[id].map { Array($0.description.intents) }
  }

  /// The localization of a folder's language.
  func localization(of language: String?) -> Localization? {
    localizations.first { $0.language == language }
  }

  /// Where an intent is defined; the app as a whole where no file tells it.
  func place(of intent: IntentID) -> SourceLocation {
    definitions.flatMap(\.intents).first { $0.id == intent }?.location
      ?? extracted?.intents.first { $0.name == intent.rawValue }?.place
      ?? SourceLocation(file: folder)
  }

  /// A whole request that is shown to people.
  struct Example {
    var language: String?
    var intent: IntentID
    var text: String
    var place: SourceLocation
  }

  /// The examples of the vocabulary files, in the order of the files.
  var examples: [Example] {
    propertyLists(.vocabulary).flatMap { language, list in
      (list.root["IntentPhrases"]?.array ?? []).flatMap { phrase -> [Example] in
        guard let name = phrase["IntentName"]?.string else { return [] }
        return (phrase["IntentExamples"]?.array ?? []).compactMap { node in
          node.string.map { text in
            Example(
              language: language, intent: VocabularyFile.intentID(named: name), text: text,
              place: list.location(of: node))
          }
        }
      }
    }
  }
}

extension LintedApp {
  /// A name of the app's or of one of its things, and where it is written.
  struct WrittenName {
    /// That of the folder it lies in; nil for all.
    var language: String?
    var text: String
    var place: SourceLocation
  }

  /// What the app is called: the display name and the alternatives, in the order of the files.
  var appNames: [WrittenName] {
    let listed = propertyLists(.info).flatMap { language, list in
      let nodes =
        [list.root["CFBundleDisplayName"]].compactMap(\.self)
        + (list.root["INAlternativeAppNames"]?.array ?? []).compactMap {
          $0["INAlternativeAppName"]
        }
      return nodes.compactMap { node in
        node.string.map {
          WrittenName(language: language, text: $0, place: list.location(of: node))
        }
      }
    }
    let localized = strings(named: "InfoPlist").flatMap { language, table in
      table.entries.filter { $0.key == "CFBundleDisplayName" }
        .map { WrittenName(language: language, text: $0.text, place: $0.location) }
    }
    // Names in a project's files may be settings of its build.
    return (listed + localized).filter { !$0.text.contains("$(") }
  }

  /// What its vocabularies call things.
  var vocabularyNames: [WrittenName] {
    parameterVocabularies.flatMap { vocabulary in
      vocabulary.phrases.map { phrase in
        WrittenName(
          language: vocabulary.language, text: phrase.text,
          place: vocabulary.location(of: phrase.node))
      }
    }
  }

  /// The languages that a file counts for: that of its folder, or all.
  func localizations(of language: String?) -> [Localization] {
    language.map { localization(of: $0).map { [$0] } ?? [] } ?? localizations
  }
}
