// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import Foundation
import IntentModel
import Voice

/// Puts the files of an app's folder together for one locale.
struct AppLoader {
  /// Which of an app's files are read.
  enum Scope {
    case everything
    case allButTemplates
    /// `Info.plist` and the texts for its keys.
    case names
  }

  private let app: AppFolder
  private let scope: Scope
  private var path: String { app.url.path }
  private var shown: String { app.name }
  private var findings: [Finding] = []

  init(_ app: AppFolder, reading scope: Scope) {
    self.app = app
    self.scope = scope
  }

  func load(locale: String) -> LocalizedApp {
    load(FolderInventory(path, shown: shown), locale: locale)
  }

  private func load(_ inventory: FolderInventory, locale: String) -> LocalizedApp {
    var loader = self
    loader.findings = inventory.findings
    return loader.load(inventory, locale)
  }

  /// Which app it is, from the files that give it its names.
  static func heading(of app: AppFolder, locale: String) -> AppHeading {
    let loader = AppLoader(app, reading: .names)
    let inventory = FolderInventory(loader.path, shown: loader.shown)
    var heading = loader.load(inventory, locale: locale).heading
    heading.definesIntents = inventory.roots.contains { !$0.definitions.isEmpty }
    return heading
  }

  /// Loads one file as if the app had no other.
  func load(file: String, locale: String) -> LocalizedApp {
    var files = files(language: LanguageTag(locale).folderNames[0])
    files.load(join(path, file), shown: join(shown, file))
    return assemble(&files, InfoPlist(), [:])
  }

  /// The contents of the app's own `Info.plist`.
  func info(in inventory: FolderInventory) -> InfoPlist {
    var loader = self
    return loader.readInfo(inventory).info
  }

  private mutating func load(_ inventory: FolderInventory, _ locale: String) -> LocalizedApp {
    let (info, place) = readInfo(inventory)
    let program = program(named: info.executable, in: place)
    let development = info.developmentLanguage ?? "en"
    let lookup = LocaleLookup(locale, developmentLanguage: development)
    var chosen = inventory.roots.map { lookup.best(among: $0.localizations.keys) }
    var language = chosen.compactMap(\.self).first.map { $0 == "Base" ? development : $0 }
    if inventory.roots.allSatisfy({ lookup.own(among: $0.localizations.keys) == nil }) {
      let catalogs = inventory.catalogLanguages(in: path)
      if let spoken = lookup.own(among: catalogs) {
        chosen = chosen.map { _ in nil }
        language = spoken
      } else if language == nil {
        language = lookup.best(among: catalogs)
        if language == nil { reportMissing(locale, development, inventory) }
      }
    }

    var files = files(language: language ?? lookup.candidates[0])
    for (root, localization) in zip(inventory.roots, chosen) {
      for file in root.paths(in: localization) where isRead(file) {
        files.load(join(path, file), shown: join(shown, file))
      }
    }
    for root in inventory.roots where scope != .names {
      for file in root.definitions { files.load(join(path, file), shown: join(shown, file)) }
    }
    var app = assemble(&files, info, fallbackNames(info, inventory))
    app.program = program
    return app
  }

  /// The program that an `Info.plist` names. In a folder of sources the name is a build setting.
  ///
  /// - Parameter place: The folder of the `Info.plist`, from the app's folder.
  private mutating func program(named name: String?, in place: String) -> AppProgram? {
    guard let name else { return nil }
    guard !name.contains("/"), name != "..", name != "." else {
      let info = join(join(shown, place), "Info.plist")
      return unusable("'\(name)' is no file's name; name a file that lies beside this one", info)
    }
    let file = join(place, name)
    let program = app.url.appending(path: file)
    let facts = try? program.resourceValues(forKeys: [.isRegularFileKey])
    guard let facts else {
      return unusable(
        "\(name) is not there; put the program that Info.plist names here", join(shown, file))
    }
    guard facts.isRegularFile == true else {
      return unusable("\(name) is no plain file; put the program itself here", join(shown, file))
    }
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      return unusable("\(name) may not be run; chmod +x it", join(shown, file))
    }
    return .executable(program)
  }

  private mutating func unusable(_ message: String, _ file: String) -> AppProgram {
    findings.append(
      Finding(.warning, rule: "not-executable", message: message, at: SourceLocation(file: file)))
    return .unusable
  }

  private func files(language: String) -> LocalizedFiles {
    LocalizedFiles(language: language, readsTemplates: scope == .everything)
  }

  private func isRead(_ file: String) -> Bool {
    scope != .names || file.lastComponent.hasPrefix("InfoPlist.")
  }

  private func assemble(
    _ files: inout LocalizedFiles, _ info: InfoPlist, _ fallback: [String: String]
  ) -> LocalizedApp {
    let intents = files.addDefinitions()
    files.addVocabularyLists()
    let tables = files.tables.filter { $0.name == "InfoPlist.strings" }.map(\.texts)
    let localized = tables.reduce(into: [:]) { texts, table in texts.merge(table) { $1 } }
      .filter { $0.value.utf8.count <= FileBounds.textSize }
    var info = info
    info.access.usageDescription =
      localized["NSSiriUsageDescription"] ?? info.access.usageDescription
    let names = info.names(
      localized: localized.merging(fallback) { first, _ in first },
      fallback: app.url.lastPathComponent)
    return LocalizedApp(
      id: app.id, folder: app.name, language: files.grammar.language, names: names,
      vocabulary: files.vocabulary,
      grammar: files.grammar, wording: files.wording, phrases: files.phrases, info: info,
      intents: intents, extracted: files.extracted,
      findings: findings + files.findings, sources: files.sources)
  }

  // MARK: Names

  /// The app's own `Info.plist` and its folder: the highest one in the tree that is not an
  /// extension's.
  private mutating func readInfo(
    _ inventory: FolderInventory
  ) -> (info: InfoPlist, place: String) {
    let roots = inventory.roots.filter(\.hasInfo)
      .sorted { ($0.depth, $0.path) < ($1.depth, $1.path) }
    var infos: [(info: InfoPlist, place: String)] = []
    for root in roots {
      let file = join(root.path, "Info.plist")
      do {
        let data = try FolderReader.contents(
          of: join(path, file), shown: join(shown, file), limit: AppFileKind.info.maximumSize)
        let reading = InfoPlist.read(data, file: join(shown, file))
        findings += reading.findings
        infos.append((reading.content, root.path))
      } catch {
        findings += error.findings
      }
    }
    var own = infos.first { !$0.info.isExtension } ?? infos.first ?? (InfoPlist(), "")
    for (other, _) in infos where other != own.info { own.info.addIntents(of: other) }
    return own
  }

  /// Alternative names can be keys of a table of strings: these are the base localization's texts
  /// for them, for languages that have none.
  private func fallbackNames(_ info: InfoPlist, _ inventory: FolderInventory) -> [String: String] {
    let names = info.alternativeNames
    let keys = Set(names.map(\.text) + names.compactMap(\.pronunciation))
    guard !keys.isEmpty else { return [:] }
    let files = inventory.roots.flatMap { root in
      root.paths(in: "Base") + root.paths(in: info.developmentLanguage ?? "en")
    }
    guard let file = files.first(where: { $0.lastComponent == "InfoPlist.strings" }),
      let data = try? FolderReader.contents(
        of: join(path, file), shown: file, limit: AppFileKind.strings.maximumSize)
    else { return [:] }
    return StringsTable.read(data, file: file).content.texts.filter { keys.contains($0.key) }
  }

  // MARK: Languages

  private mutating func reportMissing(
    _ locale: String, _ development: String, _ inventory: FolderInventory
  ) {
    guard inventory.roots.contains(where: { !$0.localizations.isEmpty }) else { return }
    let wanted = locale == development ? "'\(locale)'" : "'\(locale)' or '\(development)'"
    let message = "no folder speaks \(wanted); add \(locale).lproj"
    findings.append(
      Finding(
        .warning, rule: "missing-language", message: message, at: SourceLocation(file: shown)))
  }
}

extension FolderInventory.Root {
  var depth: Int { path.isEmpty ? 0 : path.utf8.count { $0 == UInt8(ascii: "/") } + 1 }

  /// The files of a localization and those outside of any, as paths from the walk's start.
  func paths(in localization: String?) -> [String] {
    let localized = localization.flatMap { name in
      localizations[name]?.map { "\(name).lproj/\($0)" }
    }
    return (files + (localized ?? [])).map { join(path, $0) }
  }

  /// The intent definitions, which every language shares, as paths from the walk's start. Those of
  /// the base language come before those a project also keeps for other languages.
  var definitions: [String] {
    let localized = localizations.sorted { one, other in
      (one.key == "Base" ? "" : one.key) < (other.key == "Base" ? "" : other.key)
    }.flatMap { name, files in files.map { "\(name).lproj/\($0)" } }
    return (files + localized).filter { AppFileKind($0.lastComponent) == .definition }
      .map { join(path, $0) }
  }
}
