// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

extension AppFolder {
  /// The languages the app's files speak: those of its `.lproj` folders and of its catalogs, sorted. What was
  /// read from sources alone speaks English.
  public var languages: [String] {
    let inventory = FolderInventory(url.path, shown: id.rawValue)
    let folders = inventory.roots.flatMap(\.localizations.keys).filter { $0 != "Base" }
    let catalogs = inventory.roots.flatMap { root in
      root.files.filter { AppFileKind($0) == .catalog }.map { join(root.path, $0) }
    }
    let spoken = catalogs.flatMap { file -> [String] in
      let path = join(url.path, file)
      guard let data = try? FolderReader.contents(of: path, shown: file, limit: FileBounds.listSize)
      else { return [] }
      return StringCatalog.read(data, file: file).content.texts.keys.map { $0 }
    }
    let languages = Set(folders + spoken).sorted()
    let isExtracted = inventory.roots.contains { root in
      root.files.contains { AppFileKind($0) == .extracted }
    }
    return languages.isEmpty && isExtracted ? ["en"] : languages
  }
}
