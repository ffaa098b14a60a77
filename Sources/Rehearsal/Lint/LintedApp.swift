// SPDX-License-Identifier: Apache-2.0

public import AppFiles
import AppleFormats
import Assistant
public import IntentModel
import Voice

/// An app as the rules see it: its files with every place in them, and the app that they make in
/// each language.
public struct LintedApp: Sendable {
  /// The app in one language.
  public struct Localization: Sendable {
    /// All apps and the assistant in this language.
    let surroundings: LintedLanguage
    /// The app's files, loaded in this language.
    public let app: LocalizedApp
    /// The app's phrases, each with the sentences that it stands for; nil if the app isn't installed.
    let phraseSet: Lazy<PhraseSet?>

    public init(_ app: AppFolder, in surroundings: LintedLanguage) {
      self.surroundings = surroundings
      self.app = app.load(locale: surroundings.language)
      let id = app.id
      phraseSet = Lazy {
        guard let installed = surroundings.installation?[id],
          let words = surroundings.perturbations
        else { return nil }
        return PhraseSet(of: installed, language: surroundings.language, words: words)
      }
    }

    /// A BCP 47 tag, as in the folder's name.
    public var language: String { surroundings.language }
    /// All installed apps, with this one; nil if the assistant doesn't speak the language.
    var installation: Installation? { surroundings.installation }
    /// The words authors should not write; nil for a language without such words.
    var words: AuthoringWords? { surroundings.words }
  }

  public var id: AppID
  /// The folder of its files, as findings name it.
  let folder: String
  public var files: [AppFile]
  /// The findings from reading the files.
  public var readingFindings: [Finding]
  /// The language that the app was written in.
  public var developmentLanguage: String
  /// The app in each of its languages, sorted by language.
  public var localizations: [Localization]
  /// The phrases that its code lets people say; empty for an app without code.
  public var shortcuts: [SpokenShortcut] { outline.shortcuts }
  /// The phrases that its code says are not meant for the app.
  public var negativePhrases: [String] { outline.negativePhrases }
  /// The description extracted from its sources; nil if there is no such file.
  var extracted: ExtractedApp? { localizations.first?.app.extracted }

  /// The shortcuts of the user whose data was given.
  let userShortcuts: [VoiceShortcut]

  /// The outline given by its code, or else by its sources.
  let outline: AppOutline

  /// The app's definitions.
  let definitions: [IntentDefinition]

  private let sources: [String: SourceText]

  /// Where phrases and keys are written, found once for all rules.
  let phrasePlaces = PhrasePlaces()
  private let lists: [(kind: AppFileKind, language: String?, list: PropertyList)]

  /// - Parameters:
  ///   - folder: the app's files.
  ///   - localizations: the app in each of its languages.
  ///   - code: the outline of the app's code. With nil, a file extracted from the sources is used.
  ///   - userShortcuts: the shortcuts of the user whose data was given.
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
    let read = files.findings + localizations.flatMap(\.app.findings)
    let places = Set(read.map { Place($0) })
    // Sentences that can be read and not be compiled, such as those that name no list there is.
    readingFindings =
      read
      + localizations.compactMap(\.installation).flatMap(\.findings)
      .filter {
        $0.location.file.hasPrefix("\(folder.name)/") && !places.contains(Place($0))
      }
      .map { [sources] in $0.shown(in: sources) }
  }

  /// Which finding it is, however much of the file is shown with it.
  private struct Place: Hashable {
    private let rule: String
    private let location: SourceLocation

    init(_ finding: Finding) { (rule, location) = (finding.rule, finding.location) }
  }

  private static func outline(of app: LocalizedApp?) -> AppOutline {
    guard let app, let extracted = app.extracted else { return AppOutline() }
    return ExtractedCode(extracted).outline(in: app.wording)
  }

  /// The app's languages.
  public var languages: [String] { localizations.map(\.language) }

  /// The app in its development language, or else in its first language.
  public var development: Localization? {
    localizations.first { LocaleLookup.areOfOneLanguage($0.language, developmentLanguage) }
      ?? localizations.first
  }

  /// The property lists of a kind, `info` or `vocabulary`, with the language of their folder.
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

  /// The vocabularies of all files, in the order of the files.
  var parameterVocabularies: [ParameterVocabulary] {
    propertyLists(.vocabulary).flatMap { language, list in
      (list.root["ParameterVocabularies"]?.array ?? []).map {
        ParameterVocabulary(language: language, list: list, node: $0)
      }
    }
  }

  /// The strings tables with a name, each with its language.
  func strings(named name: String) -> [(language: String, table: StringsTable)] {
    files.filter { $0.kind == .strings && $0.name == "\(name).strings" }.compactMap { file in
      file.language.map { ($0, StringsTable.read(file.data, file: file.shown).content) }
    }
  }

  /// The text of a line that a place points into.
  func line(at place: SourceLocation) -> String? { sources[place.file]?.shownLine(place.line) }
}

extension LintedApp {
  /// The intents of the installed app; nil if it isn't installed.
  var intents: [IntentDescription]? {
    development?.installation?[id].map { Array($0.description.intents) }
  }

  /// The localization of a folder's language.
  func localization(of language: String?) -> Localization? {
    localizations.first { $0.language == language }
  }

  /// Where an intent is defined, or the app's folder if no file defines it.
  func place(of intent: IntentID) -> SourceLocation {
    definitions.flatMap(\.intents).first { $0.id == intent }?.location
      ?? extracted?.intents.first { $0.name == intent.rawValue }?.place
      ?? SourceLocation(file: folder)
  }

  /// A whole request that people are shown as an example.
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
  /// A name of the app or of one of its things, and where it is written.
  struct WrittenName {
    /// The language of the file's folder; nil if the name counts for all languages.
    var language: String?
    var text: String
    var place: SourceLocation
  }

  /// The app's names: the display name and the alternatives, in the order of the files.
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
    // A name such as `$(PRODUCT_NAME)` is a build setting.
    return (listed + localized).filter { !$0.text.contains("$(") }
  }

  /// The names in the app's vocabularies.
  var vocabularyNames: [WrittenName] {
    parameterVocabularies.flatMap { vocabulary in
      vocabulary.phrases.map { phrase in
        WrittenName(
          language: vocabulary.language, text: phrase.text,
          place: vocabulary.location(of: phrase.node))
      }
    }
  }

  /// The languages that a file counts for: its folder's language, or all without one.
  func localizations(of language: String?) -> [Localization] {
    language.map { localization(of: $0).map { [$0] } ?? [] } ?? localizations
  }
}
