// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

extension DataFolder {
  /// The assistant's own file.
  public var records: URL { Self.records(in: url) }

  static func records(in folder: URL) -> URL { folder.appending(path: "parlance.sqlite") }

  /// The lines that were typed in the chat.
  public var history: URL { url.appending(path: "history") }

  /// Where what was compiled for the next start lies, in a folder that was chosen for everything.
  public static func indexes(in folder: URL) -> URL { folder.appending(path: "indexes") }

  /// The folder of the apps' own folders.
  var apps: URL { url.appending(path: "apps") }

  /// The apps that have a folder of their own here, installed or not.
  public var appsWithContainer: [AppID] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: apps.path)) ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      let path = apps.appending(path: name).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue
    }.sorted().map { AppID(Self.name(ofComponent: $0)) }
  }

  /// The files that SQLite has beside a database.
  static let besideDatabases = ["-journal", "-wal", "-shm"]

  static func isDatabase(_ name: String, named database: String) -> Bool {
    name == database || besideDatabases.contains { name == database + $0 }
  }
}
