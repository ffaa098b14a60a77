// SPDX-License-Identifier: Apache-2.0

public import AppleFormats
public import Foundation
import IntentModel

/// One file of an app, as text.
public struct AppFile: Sendable {
  public var kind: AppFileKind

  /// The path from the disk's root.
  public var path: String

  /// The name of the `.lproj` folder around it, without the extension; nil outside of one.
  public var language: String?

  public var data: Data

  /// Empty for a binary property list.
  public var source: SourceText

  /// The file's name as findings show it.
  public var shown: String { source.file }

  /// The last component of the path.
  public var name: String { shown.lastComponent }
}

extension AppFolder {
  /// The app's files in the order of their paths; those that can't be read are findings.
  public var files: Reading<[AppFile]> {
    let inventory = FolderInventory(url.path, shown: name)
    var reading = Reading<[AppFile]>([], findings: inventory.findings)
    for root in inventory.roots {
      let localized = root.localizations.sorted { $0.key < $1.key }.flatMap { language, names in
        names.sorted().map { (name: "\(language).lproj/\($0)", language: Optional(language)) }
      }
      let plain = root.files.sorted().map { (name: $0, language: String?.none) }
      for (name, language) in plain + localized {
        reading.add(join(root.path, name), language, of: self)
      }
    }
    return reading
  }
}

extension Reading<[AppFile]> {
  fileprivate mutating func add(_ path: String, _ language: String?, of app: AppFolder) {
    let shown = join(app.name, path)
    guard let kind = AppFileKind(path.lastComponent) else { return }
    do {
      let whole = join(app.url.path, path)
      let data = try FolderReader.contents(of: whole, shown: shown, limit: kind.maximumSize)
      let isBinary = data.starts(with: Array("bplist".utf8))
      let source = isBinary ? SourceText("", file: shown) : try SourceText(data, file: shown)
      content.append(
        AppFile(
          kind: kind, path: whole, language: language, data: data, source: source))
    } catch {
      findings += error.findings
    }
  }
}
