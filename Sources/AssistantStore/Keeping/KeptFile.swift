// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

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
    let container = container(for: app).resolvingSymlinksInPath()
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: container.path)) ?? []
    return paths.sorted().filter { path in
      let place = "\(container.path)/\(path)"
      return OwnFolder.isFile(place) && !Self.isBesideDatabase(place)
    }.map { KeptFile(path: $0, url: container.appending(path: $0)) }
  }

  private static func isBesideDatabase(_ path: String) -> Bool {
    besideDatabases.contains { ending in
      path.hasSuffix(ending) && AppDatabase.isDatabase(at: String(path.dropLast(ending.count)))
    }
  }
}
