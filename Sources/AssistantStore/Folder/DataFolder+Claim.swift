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

  /// The history of lines typed in the chat.
  public var history: URL { url.appending(path: Self.historyName) }

  /// The folder of the indexes compiled for the next start, in a folder that was chosen for all
  /// data.
  public static func indexes(in folder: URL) -> URL { folder.appending(path: indexesName) }

  /// The folder that contains the apps' own folders.
  var apps: URL { url.appending(path: Self.appsName) }

  // MARK: Making

  /// Creates the folders in which apps keep data, if they are missing.
  ///
  /// - Throws: ``DataFolderFailure/foreign(path:)`` if the place of the apps' folder is taken by
  ///   something that Parlance has not made, or ``DataFolderFailure/unreachable(path:reason:)``.
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

  /// The foreign entry in the place of the apps' folder, if the folder was never claimed. Nothing
  /// is written there then.
  private var strangerBeforeClaim: String? {
    guard let open, !FolderClaim(open).isMade, !Self.earlier(in: open).contains(Self.appsName)
    else { return nil }
    return open.stranger(Self.appsName)?.path
  }

  /// A folder for data, created and claimed if necessary.
  static func taken(_ url: URL) throws -> OpenFolder {
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard let folder = OpenFolder(url.path) else { throw POSIXError.current }
    try FolderClaim.take(folder, harmless: isHarmless) { earlier(in: folder) }
    return folder
  }

  /// Whether an entry was put there by Parlance, or for Parlance to find.
  private static func isHarmless(_ name: String) -> Bool {
    name == indexesName || FileErasure.isLeft(name) || name == EphemeralRun.lockName
  }

  /// The entries that an earlier version has made without recording them. The records' file is
  /// recognised by its content; the others only count in a folder that holds nothing else.
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

  /// The folder itself; nil if there is none.
  public var open: OpenFolder? { OpenFolder(url.path) }

  /// The apps' folder, if Parlance has made it.
  public var openApps: OpenFolder? {
    guard let folder = open, FolderClaim(folder).owns(Self.appsName) else { return nil }
    return folder.folder(Self.appsName)
  }

  /// The entry in the place of the apps' folder, if Parlance has not made it; nil if there is none.
  public var strangerForApps: LeftFile? { openApps == nil ? open?.stranger(Self.appsName) : nil }

  /// The apps that have a folder of their own here, installed or not.
  public var appsWithContainer: [AppID] {
    guard let apps = openApps else { return [] }
    return ((try? apps.names()) ?? []).filter { name in
      apps.facts(of: name).map { $0.kind == .folder && !apps.isElsewhere($0) } ?? false
    }.map { AppID(Self.name(ofComponent: $0)) }
  }

  /// The names of a database and of SQLite's files beside it.
  static func databaseFiles(of database: String) -> [String] {
    [database] + besideDatabases.map { database + $0 }
  }

  /// The suffixes of the files that SQLite keeps beside a database.
  static let besideDatabases = ["-journal", "-wal", "-shm"]
}

extension Error {
  /// The system's description, such as "not a directory".
  fileprivate var reason: String {
    switch self {
    case let error as POSIXError: error.reason
    case let error as CocoaError: error.reason
    default: String(describing: self)
    }
  }
}
