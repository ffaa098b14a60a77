// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel

/// The assistant's own requests and answers: a folder with one folder a language.
public struct SystemFolder: Hashable, Sendable {
  /// What tells of values: no part of the assistant's own grammar.
  private static let valueFiles: Set = [ValueWordsFile.name, DatesFile.name, periodsFile]
  /// How people say the same otherwise, for rehearsing; no part of the grammar either.
  public static let perturbationsFile = "perturbations.yaml"
  /// What authors should not write, for the rules that apps are checked by.
  public static let authoringFile = "authoring.yaml"
  /// The small words of a language.
  static let habitsFile = "habits.yaml"
  /// What the assistant says in a conversation.
  static let dialogFile = "Dialog.strings"
  /// The texts that tell why something is understood as it is.
  static let explanationsFile = "Explain.strings"
  /// The texts of the page that tells how a rehearsal went.
  static let reportFile = "Report.strings"
  /// The folder with the words of SiriKit's domains.
  static let domainsFolder = "Domains"
  /// No part of what is said and heard in a conversation.
  private static let notLoaded = valueFiles.union([
    perturbationsFile, authoringFile, reportFile,
  ])
  /// More languages have these than the assistant speaks.
  private static let sharedFiles = valueFiles.union([
    habitsFile, explanationsFile, perturbationsFile, authoringFile, reportFile,
  ])

  public let url: URL

  public init(_ url: URL) { self.url = url.standardizedFileURL }

  /// The languages the assistant speaks, sorted: those with more than small words, values
  /// and explanations.
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

  /// The language in which a locale is spoken to: its own, or the one it falls back on.
  public func language(of locale: String) -> String {
    let lookup = LocaleLookup(locale)
    return lookup.best(among: languages) ?? lookup.candidates[0]
  }

  /// Whether a language is spoken itself, rather than another that it falls back on.
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
