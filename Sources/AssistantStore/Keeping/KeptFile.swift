// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel
import PrivateFiles

/// A file of an app.
public struct KeptFile: Sendable {
  public enum Content: Sendable {
    /// What a database holds.
    case tables([KeptContent])
    case text(String)
    case bytes(Data)
  }

  /// From the app's folder: `SoupChef.sqlite`.
  public let path: String
  let url: URL

  /// What the file holds now.
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
  /// The files of an app, in the order of their names. What a link among them leads to is none of
  /// them, nor what SQLite keeps beside a database, which is read through it.
  public func files(of app: AppID) -> [KeptFile] {
    let name = Self.component(app.rawValue)
    guard let container = openApps?.folder(name) else { return [] }
    let root = self.container(for: app)
    return Self.files(below: container).map {
      KeptFile(path: $0, url: root.appending(path: $0))
    }
  }

  /// Their paths from a folder.
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
