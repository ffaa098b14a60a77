// SPDX-License-Identifier: Apache-2.0

import AppleFormats
public import Foundation
public import IntentModel
import Voice

/// A folder of one app's files, or a single file of an app.
public struct AppFolder: Hashable, Sendable {
  /// The folder's name; marked with its place where another app's folder has the same name.
  public var id: AppID

  /// The name that people are shown: the folder's, preceded by its parent's where another app's
  /// folder has the same name.
  public private(set) var name: String

  public let url: URL

  /// The one file of the folder to read; nil to read all.
  private let onlyFile: String?

  /// A `.lproj` folder stands for its parent, and a file for itself alone in its folder. A file
  /// that was extracted from an app's sources stands for its whole folder.
  public init(_ url: URL) {
    var folder = url.standardizedFileURL
    var file: String?
    if FolderReader.kind(of: folder.path)?.form == .file {
      file = folder.lastPathComponent
      folder.deleteLastPathComponent()
    }
    // The app's catalogs lie beside the file that was extracted from its sources.
    if let name = file, AppFileKind(name) == .extracted { file = nil }
    if folder.pathExtension == "lproj" {
      file = file.map { "\(folder.lastPathComponent)/\($0)" }
      folder.deleteLastPathComponent()
    }
    self.url = folder
    onlyFile = file
    name = folder.lastPathComponent
    id = AppID(name)
  }

  /// The same app with its place in its identifier, for when another app's folder has the same
  /// name.
  ///
  /// The identifier stays the same while the folder stays in its place, links resolved. It is never
  /// the plain name of another folder: a folder whose name looks like such an identifier is always
  /// marked.
  public var marked: AppFolder {
    var app = self
    let place = url.resolvingSymlinksInPath()
    let path = Array(join(place.path, onlyFile ?? "").utf8)
    let mark = String(UInt(bitPattern: path.withUnsafeBufferPointer(WordHash.hash)), radix: 36)
    app.id = AppID("\(place.lastPathComponent)@\(mark.suffix(8))")
    app.name = join(place.deletingLastPathComponent().lastPathComponent, place.lastPathComponent)
    return app
  }

  /// Whether the folder's name looks like an identifier of ``marked``.
  public var looksMarked: Bool { name.contains(/@[0-9a-z]{1,8}$/) }

  /// Whether both are the same folder, links resolved, even if different files of it are read.
  public func isBeside(_ other: AppFolder) -> Bool {
    url.resolvingSymlinksInPath().path == other.url.resolvingSymlinksInPath().path
  }

  /// Whether both are the same folder, and the same files of it are read.
  public func isAt(_ other: AppFolder) -> Bool { isBeside(other) && onlyFile == other.onlyFile }

  /// Whether both have the same files with the same bytes, wherever the folders lie.
  public func saysTheSame(as other: AppFolder) -> Bool {
    let (own, others) = (contents, other.contents)
    return own != nil && own == others
  }

  /// The bytes of all files by their paths in the folder; nil where one of them can't be read.
  private var contents: [String: Data]? {
    let files = files
    guard files.findings.isEmpty else { return nil }
    let pairs = files.content.map { (String($0.path.dropFirst(url.path.count)), $0.data) }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Reads the app's files in the language of a locale, or in the nearest language there is.
  ///
  /// It never fails: a file that can't be read is a finding, and the others are read. Findings name
  /// files from the folder's parent: `SoupChef/en.lproj/AppIntentVocabulary.plist`.
  /// - Parameters:
  ///   - locale: BCP 47, such as `en-US` or `zh`.
  ///   - templates: whether template files are read; they take most of the time.
  public func load(locale: String, templates: Bool = true) -> LocalizedApp {
    let loader = AppLoader(self, reading: templates ? .everything : .allButTemplates)
    if let onlyFile { return loader.load(file: onlyFile, locale: locale) }
    return loader.load(locale: locale)
  }
}

extension AppFolder {
  /// Reads only the files that give the app its names, in the language of a locale.
  ///
  /// - Parameter locale: BCP 47, such as `en-US` or `zh`.
  public func heading(locale: String) -> AppHeading {
    if onlyFile != nil { return load(locale: locale, templates: false).heading }
    return AppLoader.heading(of: self, locale: locale)
  }

  /// The languages of the app's files, sorted: those of its `.lproj` folders and of its catalogs.
  /// An app that was only read from its sources has English.
  public var languages: [String] {
    let inventory = FolderInventory(url.path, shown: name)
    let folders = inventory.roots.flatMap(\.localizations.keys).filter { $0 != "Base" }
    let languages = inventory.catalogLanguages(in: url.path).union(folders).sorted()
    let isExtracted = inventory.roots.contains { root in
      root.files.contains { AppFileKind($0) == .extracted }
    }
    return languages.isEmpty && isExtracted ? ["en"] : languages
  }

  /// The app's names in all of its languages, from its own `Info.plist` and the texts beside it.
  public var namesInAllLanguages: [String] {
    let inventory = FolderInventory(url.path, shown: name)
    let info = AppLoader(self, reading: .names).info(in: inventory)
    let tables = inventory.roots.flatMap { root in
      root.localizations.filter { $0.value.contains(Self.nameFile) }.keys.map {
        join(root.path, "\($0).lproj/\(Self.nameFile)")
      }
    }
    let texts = tables.compactMap { file in
      try? FolderReader.contents(
        of: join(url.path, file), shown: file, limit: AppFileKind.strings.maximumSize)
    }.map { StringsTable.read($0, file: name).content.texts }
    let names = ([[:]] + texts).flatMap { texts in
      info.names(localized: texts, fallback: url.lastPathComponent).map(\.text)
    }
    return Set(names).sorted()
  }

  private static let nameFile = "InfoPlist.strings"
}

extension FolderInventory {
  /// The languages of string catalogs, their source languages included; a catalog that can't be
  /// read has none.
  ///
  /// - Parameter path: The path of the folder that the walk started in.
  func catalogLanguages(in path: String) -> Set<String> {
    let files = roots.flatMap { root in
      root.files.filter { AppFileKind($0) == .catalog }.map { join(root.path, $0) }
    }
    return files.reduce(into: []) { languages, file in
      let data = try? FolderReader.contents(
        of: join(path, file), shown: file, limit: FileBounds.listSize)
      guard let data else { return }
      languages.formUnion(StringCatalog.read(data, file: file).content.texts.keys)
    }
  }
}
