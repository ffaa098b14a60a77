// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel
import PrivateFiles

/// A file of an app.
public struct KeptFile: Sendable {
  public enum Content: Sendable {
    /// The tables of a database.
    case tables([KeptContent])
    case text(String)
    case bytes(Data)
  }

  /// The path from the app's folder: `SoupChef.sqlite`.
  public let path: String
  let url: URL

  /// The current content of the file.
  public var content: Content {
    get throws {
      let bytes = try Data(contentsOf: url)
      if bytes.starts(with: AppDatabase.beginning), let tables = try? AppDatabase(url.path).tables()
      {
        return .tables(tables)
      }
      return String(data: bytes, encoding: .utf8).map(Content.text) ?? .bytes(bytes)
    }
  }
}

extension DataFolder {
  /// The files of an app, sorted by name. Targets of links are left out, and so are SQLite's files
  /// beside a database, because the database is read through them.
  public func files(of app: AppID) -> [KeptFile] {
    let name = Self.component(app.rawValue)
    guard let container = openApps?.folder(name) else { return [] }
    let root = self.container(for: app)
    return Self.files(below: container).map {
      KeptFile(path: $0, url: root.appending(path: $0))
    }
  }

  /// The paths of all files below a folder.
  private static func files(below folder: OpenFolder) -> [String] {
    ((try? folder.names()) ?? []).flatMap { name -> [String] in
      guard let facts = folder.facts(of: name), !folder.isElsewhere(facts) else { return [] }
      switch facts.kind {
      case .file: return isBesideADatabase(name, in: folder) ? [] : [name]
      case .folder:
        return folder.folder(name).map { inner in files(below: inner).map { "\(name)/\($0)" } }
          ?? []
      case .link, .special: return []
      }
    }
  }

  private static func isBesideADatabase(_ name: String, in folder: OpenFolder) -> Bool {
    besideDatabases.contains { ending in
      name.hasSuffix(ending)
        && AppDatabase.isDatabase(String(name.dropLast(ending.count)), in: folder)
    }
  }
}
