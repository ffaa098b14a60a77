// SPDX-License-Identifier: Apache-2.0

import AppleFormats
public import Foundation
public import IntentModel
import Voice

/// A folder of one app's files, or a single file of an app.
public struct AppFolder: Hashable, Sendable {
  /// The folder's name; another where that is another app's.
  public var id: AppID

  /// How it is told of: the folder's name, with that of the folder it lies in where the name alone is another app's.
  public private(set) var name: String

  public let url: URL

  /// The one file to read, from the folder; nil to read all.
  private let onlyFile: String?

  /// A `.lproj` folder stands for its parent, a file for itself alone in the folder it
  /// lies in, and what was read from an app's sources for its folder.
  public init(_ url: URL) {
    var folder = url.standardizedFileURL
    var file: String?
    if FolderReader.kind(of: folder.path)?.form == .file {
      file = folder.lastPathComponent
      folder.deleteLastPathComponent()
    }
    // Beside what was read from an app's sources lie its catalogs.
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

  /// The same app where its folder's name is another app's: known by where it lies.
  ///
  /// The identifier stays the same as long as the folder stays where it is, links resolved, and is no folder's
  /// name that is an identifier itself: those that could be mistaken for one are always marked.
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

  /// Whether both are one folder, links resolved, whatever is read of it.
  public func isBeside(_ other: AppFolder) -> Bool {
    url.resolvingSymlinksInPath().path == other.url.resolvingSymlinksInPath().path
  }

  /// Whether both are one folder and the same is read of it.
  public func isAt(_ other: AppFolder) -> Bool { isBeside(other) && onlyFile == other.onlyFile }

  /// Whether all files of both are the very same, wherever they lie.
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

  /// Reads the app's files in the language of a locale, or in the nearest there is.
  ///
  /// Nothing here fails: what can't be read is a finding, and the rest is there. Findings name
  /// files from the folder's parent: `SoupChef/en.lproj/AppIntentVocabulary.plist`.
  /// - Parameters:
  ///   - locale: BCP 47, such as `en-US` or `zh`.
  ///   - templates: whether template files are read; they take most of the time.
  public func load(locale: String, templates: Bool = true) -> LocalizedApp {
    let loader = AppLoader(self, templates: templates)
    if let onlyFile { return loader.load(file: onlyFile, locale: locale) }
    return loader.load(locale: locale)
  }
}

extension AppFolder {
  /// The languages the app's files speak: those of its `.lproj` folders and of its catalogs, sorted. What was
  /// read from sources alone speaks English.
  public var languages: [String] {
    let inventory = FolderInventory(url.path, shown: name)
    let folders = inventory.roots.flatMap(\.localizations.keys).filter { $0 != "Base" }
    let languages = inventory.catalogLanguages(in: url.path).union(folders).sorted()
    let isExtracted = inventory.roots.contains { root in
      root.files.contains { AppFileKind($0) == .extracted }
    }
    return languages.isEmpty && isExtracted ? ["en"] : languages
  }

  /// What the app is called in any of its languages, as its own `Info.plist` and the texts beside it say.
  public var namesInAllLanguages: [String] {
    let inventory = FolderInventory(url.path, shown: name)
    let info = AppLoader(self, templates: false).info(in: inventory)
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
  /// The languages that string catalogs speak, their source language among them; one that can't be read
  /// speaks none.
  ///
  /// - Parameter path: of the folder the walk started in.
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
