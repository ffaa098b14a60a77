// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import Foundation
import IntentModel

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
