// SPDX-License-Identifier: Apache-2.0

public import AppleFormats
public import Foundation
import IntentModel
public import Voice

/// The assistant's own requests and answers: a folder with one folder a language.
public struct SystemFolder: Hashable, Sendable {
  /// The files about values; they are not part of the assistant's own grammar.
  private static let valueFiles: Set = [ValueWordsFile.name, DatesFile.name, periodsFile]
  /// Other ways in which people say the same, for rehearsing; not part of the grammar.
  public static let perturbationsFile = "perturbations.yaml"
  /// Words that authors should avoid, for the rules that check apps.
  public static let authoringFile = "authoring.yaml"
  /// The small words of a language.
  private static let habitsFile = "habits.yaml"
  /// The assistant's texts for a conversation.
  static let dialogFile = "Dialog.strings"
  /// The texts that explain why something is understood as it is.
  static let explanationsFile = "Explain.strings"
  /// The texts of the page that tells how a rehearsal went.
  static let reportFile = "Report.strings"
  /// The folder with the words of SiriKit's domains.
  private static let domainsFolder = "Domains"
  /// The files that are not part of a conversation.
  private static let notLoaded = valueFiles.union([
    perturbationsFile, authoringFile, reportFile,
  ])
  /// Languages that the assistant doesn't speak may have these files too.
  private static let sharedFiles = valueFiles.union([
    habitsFile, explanationsFile, perturbationsFile, authoringFile, reportFile,
  ])

  public let url: URL

  public init(_ url: URL) { self.url = url.standardizedFileURL }

  /// The languages the assistant speaks, sorted. Each has more files than those for small words,
  /// values and explanations.
  public var languages: [String] {
    folders { $0.contains { !Self.sharedFiles.contains($0) && AppFileKind($0) != nil } }
  }

  /// The languages whose folder has a file of this name, sorted.
  func folders(with file: String) -> [String] { folders { $0.contains(file) } }

  private func folders(where isIncluded: ([String]) -> Bool) -> [String] {
    names(in: url.path).filter { name in
      let folder = join(url.path, name)
      return FolderReader.kind(of: folder)?.form == .folder && isIncluded(names(in: folder))
    }
  }

  private func names(in folder: String) -> [String] {
    (try? FolderReader.names(in: folder, shown: url.lastPathComponent)) ?? []
  }

  /// The language that the assistant uses for a locale: the locale's own, or the one it falls back
  /// on.
  public func language(of locale: String) -> String {
    let lookup = LocaleLookup(locale)
    return lookup.best(among: languages) ?? lookup.candidates[0]
  }

  /// Whether the assistant speaks a language itself, without falling back on another.
  public func speaks(_ language: String) -> Bool {
    LocaleLookup.areOfOneLanguage(self.language(of: language), language)
  }

  /// Reads the files of a locale's language, or of English where it isn't spoken.
  ///
  /// - Parameters:
  ///   - locale: BCP 47, such as `en-US` or `zh`.
  ///   - templates: whether template files are read; they take most of the time.
  public func load(locale: String, templates: Bool = true) -> LocalizedSystem {
    let lookup = LocaleLookup(locale)
    guard let language = lookup.best(among: languages) else { return nothing(lookup, locale) }
    var files = LocalizedFiles(language: language, readsTemplates: templates)
    let folder = join(url.path, language)
    let shown = join(url.lastPathComponent, language)
    do {
      for name in try FolderReader.names(in: folder, shown: shown)
      where !Self.notLoaded.contains(name) {
        files.load(join(folder, name), shown: join(shown, name))
      }
      return LocalizedSystem(files)
    } catch {
      return LocalizedSystem(files, findings: error.findings)
    }
  }

  private func nothing(_ lookup: LocaleLookup, _ locale: String) -> LocalizedSystem {
    let message = "no folder here speaks '\(locale)' or 'en'; reinstall Parlance's vocabulary"
    let place = SourceLocation(file: url.lastPathComponent)
    return LocalizedSystem(
      LocalizedFiles(language: lookup.candidates[0]),
      findings: [Finding(.error, rule: "missing-language", message: message, at: place)])
  }
}

extension SystemFolder {
  /// The words of a language for years, months, weeks and seasons.
  private static let periodsFile = "periods.yaml"

  /// The words of a locale's language for spans of days, from its file `periods.yaml`. English if
  /// the locale's language has no such file, nil if there is none at all.
  ///
  /// - Parameter locale: BCP 47, such as `en-US` or `zh`.
  public func periods(locale: String) -> Reading<Grammar>? {
    best(Self.periodsFile, for: locale).map { GrammarFile.read($0.data, file: $0.file) }
  }
}

extension SystemFolder {
  /// The grammar of days, times and durations in a locale's language, from its file `dates.yaml`.
  /// English if the locale's language has no such file, nil if there is none at all.
  ///
  /// - Parameter locale: BCP 47, such as `en-US` or `zh`.
  public func dates(locale: String) -> Reading<DateGrammar>? {
    best(DatesFile.name, for: locale).map {
      DatesFile.read($0.data, file: $0.file, language: $0.language)
    }
  }

  /// The file of this name in a locale's language, or else in English; nil if neither can be read.
  func best(
    _ name: String, for locale: String
  ) -> (language: String, file: String, data: Data)? {
    guard let language = LocaleLookup(locale).best(among: folders(with: name)) else { return nil }
    let file = join(language, name)
    let data = try? FolderReader.contents(of: join(url.path, file), shown: file)
    return data.map { (language, file, $0) }
  }
}

extension SystemFolder {
  /// Reads the sentences and texts of SiriKit's domains in a locale's language; they are empty if
  /// the assistant doesn't speak it.
  ///
  /// Without `templates` no sentences are read, which take most of the time.
  public func domains(locale: String, templates: Bool = true) -> LocalizedDomains {
    let language = language(of: locale)
    let folder = join(join(url.path, language), Self.domainsFolder)
    let shown = join(join(url.lastPathComponent, language), Self.domainsFolder)
    let names = (try? FolderReader.names(in: folder, shown: shown)) ?? []
    let stems = names.reduce(into: [String]()) { stems, name in
      let stem = String(name.prefix { $0 != "." })
      if !stems.contains(stem) { stems.append(stem) }
    }
    let domains = stems.map { stem in
      var files = LocalizedFiles(language: language, readsTemplates: templates)
      for name in names where name.hasPrefix("\(stem).") {
        files.load(join(folder, name), shown: join(shown, name))
      }
      return files
    }
    return LocalizedDomains(domains, language: language)
  }
}

extension SystemFolder {
  /// The paths of the small words of all languages.
  public var habitsFiles: [String] {
    folders(with: Self.habitsFile).map { join(join(url.path, $0), Self.habitsFile) }
  }

  /// The small words of a language, for `LanguageHabits`; empty for an unknown language.
  ///
  /// Languages that the assistant doesn't speak may have them too.
  ///
  /// - Parameter language: BCP 47, such as `fr` or `zh-Hans-CN`.
  public func habits(of language: String) -> Reading<Grammar> {
    let known = LocaleLookup(language).own(among: folders(with: Self.habitsFile))
    guard let known else { return Reading(Grammar(language: language)) }
    let file = join(known, Self.habitsFile)
    do {
      return GrammarFile.read(
        try FolderReader.contents(of: join(url.path, file), shown: file), file: file)
    } catch {
      return Reading(Grammar(language: language), findings: error.findings)
    }
  }
}

extension SystemFolder {
  /// The recognizer of values in texts of a locale's language.
  public func valueRecognizer(locale: String) -> Reading<ValueRecognizer> {
    let (language, words) = valueWords(locale: locale)
    let dates = dates(locale: locale)
    let recognizer = ValueRecognizer(
      language: language, words: words.content, dates: dates?.content)
    return Reading(recognizer, findings: words.findings + (dates?.findings ?? []))
  }

  /// The languages that have value words or dates of their own, sorted. A locale uses the
  /// recognizer of the best of these languages, so that nothing else decides what is recognized.
  public var valueLanguages: [String] {
    Set(folders(with: ValueWordsFile.name) + folders(with: DatesFile.name)).sorted()
  }

  /// The words of a locale's values, from the file `values.yaml` of its language.
  ///
  /// Languages that the assistant doesn't speak may have values too.
  ///
  /// - Returns: The language of the words, such as `fr`; English if the locale's language has no
  ///   words.
  public func valueWords(locale: String) -> (language: String, words: Reading<ValueWords>) {
    let lookup = LocaleLookup(locale)
    guard let language = lookup.best(among: folders(with: ValueWordsFile.name)) else {
      return (lookup.candidates[0], Reading(ValueWords()))
    }
    let file = join(language, ValueWordsFile.name)
    do {
      let data = try FolderReader.contents(of: join(url.path, file), shown: file)
      return (language, ValueWordsFile.read(data, file: file))
    } catch {
      return (language, Reading(ValueWords(), findings: error.findings))
    }
  }
}
