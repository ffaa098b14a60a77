// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel
import PrivateFiles

/// The folder that holds what the assistant and its apps keep for one user.
///
/// It need not exist: who writes into it makes it, readable to its owner alone.
public final class DataFolder: Sendable {
  public let url: URL

  /// What tells that a folder for one run is in use; nil for any other.
  private let run: EphemeralRun?

  private init(url: URL, run: EphemeralRun? = nil) {
    self.url = url
    self.run = run
  }

  private var isEphemeral: Bool { run != nil }

  deinit { remove() }

  /// The app's own folder, shared by the app and the assistant; it need not exist either.
  public func container(for app: AppID) -> URL {
    apps.appending(path: Self.component(app.rawValue))
  }

  /// Removes an ephemeral folder with all it holds; any other stays.
  ///
  /// The end of the last reference does the same, but a process that exits does not wait for it.
  public func remove() { run?.end() }

  /// A name that stays inside its folder, whatever it is made of.
  static func component(_ name: String) -> String {
    let flat = name.replacing("/", with: "%2F")
    return flat.hasPrefix(".") ? "%2E" + flat.dropFirst() : flat
  }

  /// What the name was made of.
  static func name(ofComponent component: String) -> String {
    let name = component.replacing("%2F", with: "/")
    return name.hasPrefix("%2E") ? "." + name.dropFirst(3) : name
  }
}

extension DataFolder {
  /// The folder the user means: the option's, else `$PARLANCE_DATA`, else `parlance` in
  /// `$XDG_DATA_HOME`, else `~/.local/share/parlance`.
  ///
  /// An empty value counts as none, and so does a relative one of a variable that must be absolute.
  /// - Parameter option: the value of `--data`; nil when it was not given.
  public static func located(
    option: String?, environment: [String: String]
  ) throws(DataFolderFailure) -> DataFolder {
    if let path = [option, environment["PARLANCE_DATA"]].compactMap(\.self).first(where: isGiven) {
      return DataFolder(url: URL(filePath: path, directoryHint: .isDirectory))
    }
    if let path = environment["XDG_DATA_HOME"], path.hasPrefix("/") {
      return DataFolder(url: folder(path, "parlance"))
    }
    if let path = environment["HOME"], path.hasPrefix("/") {
      return DataFolder(url: folder(path, ".local/share/parlance"))
    }
    throw .noPlace
  }

  /// A fresh folder for one run, readable to its owner alone, in memory where there is a place for
  /// that: what is to be gone at the end need not reach the disk.
  /// - Throws: ``DataFolderFailure/unreachable(path:reason:)``.
  public static func ephemeral(
    environment: [String: String] = [:]
  ) throws(DataFolderFailure) -> DataFolder {
    for place in ephemeralPlaces(environment).dropLast() {
      if let folder = try? ephemeral(in: place) { return folder }
    }
    return try ephemeral(in: FileManager.default.temporaryDirectory)
  }

  /// A fresh folder for one run in a folder of the caller's choice.
  /// - Throws: ``DataFolderFailure/unreachable(path:reason:)``.
  public static func ephemeral(in parent: URL) throws(DataFolderFailure) -> DataFolder {
    do {
      let run = try EphemeralRun(in: parent.path)
      return DataFolder(url: URL(filePath: run.path, directoryHint: .isDirectory), run: run)
    } catch {
      throw .unreachable(path: parent.path, reason: error.reason)
    }
  }

  /// Erases what runs have left that were killed, of this user.
  public static func sweep(environment: [String: String] = [:]) {
    for place in ephemeralPlaces(environment) { EphemeralRun.sweep(place.path) }
  }

  /// The best one first; the last one is always there.
  private static func ephemeralPlaces(_ environment: [String: String]) -> [URL] {
    [environment["XDG_RUNTIME_DIR"], "/dev/shm"].compactMap(\.self).filter { $0.hasPrefix("/") }
      .map { URL(filePath: $0, directoryHint: .isDirectory) }
      + [FileManager.default.temporaryDirectory]
  }

  private static func isGiven(_ path: String) -> Bool { !path.isEmpty }

  private static func folder(_ parent: String, _ name: String) -> URL {
    URL(filePath: parent, directoryHint: .isDirectory)
      .appending(path: name, directoryHint: .isDirectory)
  }
}

extension DataFolder {
  /// Makes what is ours readable to its owner alone, where it is wider.
  ///
  /// What Parlance has not made is left as it is. So is the folder itself where it holds anything else: one that a user
  /// chose among their own things stays as they have it.
  public func restrict() {
    guard !isEphemeral, let folder = OpenFolder(url.path) else { return }
    let claim = FolderClaim(folder)
    guard claim.isMade else { return }
    if let apps = openApps {
      for app in appsWithContainer { restrict(app, in: apps) }
      apps.restrict()
    }
    let names = (try? folder.names()) ?? []
    let made = [Self.appsName, Self.recordsName, Self.historyName].filter(claim.owns)
    let ours = names.filter { made.contains($0) || isBesideOurs($0) }
    for name in ours where name != Self.appsName { folder.restrict(name) }
    if ours.count == names.count { folder.restrict() }
  }

  /// All that is in an app's folder is the app's.
  private func restrict(_ app: AppID, in apps: OpenFolder) {
    let name = Self.component(app.rawValue)
    guard let container = apps.folder(name) else { return }
    for file in Self.databaseFiles(of: "\(name).sqlite") { container.restrict(file) }
    container.restrict()
  }

  /// Names that nobody else gives to what they keep.
  private func isBesideOurs(_ name: String) -> Bool {
    FolderClaim.isOwnName(name) || FileErasure.isLeft(name)
      || Self.databaseFiles(of: Self.recordsName).dropFirst().contains(name)
      || name == Self.indexesName || name.hasPrefix(".\(Self.historyName).")
  }
}

/// Why there is no folder for the user's data.
public enum DataFolderFailure: Error, Hashable, Sendable {
  /// No option, no variable and no home directory says where.
  case noPlace
  case unreachable(path: String, reason: String)
  /// Something that Parlance has not made is in the place of what it keeps.
  case foreign(path: String)
}
