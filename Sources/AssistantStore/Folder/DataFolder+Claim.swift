// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel
public import PrivateFiles

extension DataFolder {
  static let recordsName = "parlance.sqlite"
  static let historyName = "history"
  static let appsName = "apps"
  static let indexesName = "indexes"

  /// The assistant's own file.
  public var records: URL { url.appending(path: Self.recordsName) }

  /// The lines that were typed in the chat.
  public var history: URL { url.appending(path: Self.historyName) }

  /// Where what was compiled for the next start lies, in a folder that was chosen for everything.
  public static func indexes(in folder: URL) -> URL { folder.appending(path: indexesName) }

  /// The folder of the apps' own folders.
  var apps: URL { url.appending(path: Self.appsName) }

  // MARK: Making

  /// Makes what apps need to keep things, where it is missing.
  ///
  /// - Throws: ``DataFolderFailure/foreign(path:)`` where something that Parlance has not made is in the place of the
  ///   apps' folder, or ``DataFolderFailure/unreachable(path:reason:)``.
  public func prepare() throws(DataFolderFailure) {
    if let path = strangerBeforeClaim { throw .foreign(path: path) }
    do {
      let folder = try Self.taken(url)
      try FolderClaim.makeFolder(Self.appsName, in: folder)
    } catch let conflict as FolderClaim.Conflict {
      throw .foreign(path: conflict.path)
    } catch {
      throw .unreachable(path: url.path, reason: error.reason)
    }
  }

  /// What is in the place of the apps' folder where nothing was ever claimed: then nothing is written there either.
  private var strangerBeforeClaim: String? {
    guard let open, !FolderClaim(open).isMade, !Self.earlier(in: open).contains(Self.appsName)
    else { return nil }
    return open.stranger(Self.appsName)?.path
  }

  /// A folder for what is kept, made and taken where it was not.
  static func taken(_ url: URL) throws -> OpenFolder {
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard let folder = OpenFolder(url.path) else { throw POSIXError.current }
    try FolderClaim.take(folder, harmless: isHarmless) { earlier(in: folder) }
    return folder
  }

  /// Whether an entry was put there to be found by Parlance, or by Parlance.
  private static func isHarmless(_ name: String) -> Bool {
    name == indexesName || FileErasure.isLeft(name) || name == EphemeralRun.lockName
  }

  /// What an earlier version has made, which did not write it down: told by its own file there, in a folder that holds
  /// nothing else.
  private static func earlier(in folder: OpenFolder) -> [String] {
    let names = (try? folder.names()) ?? []
    let known = [historyName, appsName] + databaseFiles(of: recordsName)
    guard names.contains(recordsName), RecordsStore.isOurs(folder.path(of: recordsName)) else {
      return []
    }
    let isAll = names.allSatisfy { known.contains($0) || isHarmless($0) }
    return isAll ? [recordsName, historyName, appsName].filter(names.contains) : [recordsName]
  }

  // MARK: Looking

  /// The folder itself; nil where there is none.
  public var open: OpenFolder? { OpenFolder(url.path) }

  /// The apps' folder, where it is one that Parlance has made.
  public var openApps: OpenFolder? {
    guard let folder = open, FolderClaim(folder).owns(Self.appsName) else { return nil }
    return folder.folder(Self.appsName)
  }

  /// What is in the place of the apps' folder, where Parlance has not made it; nil for nothing.
  public var strangerForApps: LeftFile? { openApps == nil ? open?.stranger(Self.appsName) : nil }

  /// The apps that have a folder of their own here, installed or not.
  public var appsWithContainer: [AppID] {
    guard let apps = openApps else { return [] }
    return ((try? apps.names()) ?? []).filter { name in
      apps.facts(of: name).map { $0.kind == .folder && !apps.isElsewhere($0) } ?? false
    }.map { AppID(Self.name(ofComponent: $0)) }
  }

  /// A database and the files that SQLite has beside it.
  static func databaseFiles(of database: String) -> [String] {
    [database] + besideDatabases.map { database + $0 }
  }

  /// How the names of the files end that SQLite has beside a database.
  static let besideDatabases = ["-journal", "-wal", "-shm"]
}

extension Error {
  /// The system's own words: "not a directory".
  fileprivate var reason: String {
    switch self {
    case let error as POSIXError: error.reason
    case let error as CocoaError: error.reason
    default: String(describing: self)
    }
  }
}
