// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel
import PrivateFiles

/// The folder with the data that the assistant and its apps keep for one user.
///
/// It need not exist. The first write creates it, and only its owner can read it.
public final class DataFolder: Sendable {
  public let url: URL

  /// The lock of a folder for one run; nil for any other folder.
  private let run: EphemeralRun?

  private init(url: URL, run: EphemeralRun? = nil) {
    self.url = url
    self.run = run
  }

  private var isEphemeral: Bool { run != nil }

  deinit { remove() }

  /// The app's own folder, shared by the app and the assistant; it need not exist.
  public func container(for app: AppID) -> URL {
    apps.appending(path: Self.component(app.rawValue))
  }

  /// Removes an ephemeral folder with everything in it; any other folder stays.
  ///
  /// The folder is also removed when its last reference is released, but a process that exits does
  /// not wait for that.
  public func remove() { run?.end() }

  /// A file name made from a name; it can't lead out of its folder, even if the name holds slashes.
  static func component(_ name: String) -> String {
    let flat = name.replacing("/", with: "%2F")
    return flat.hasPrefix(".") ? "%2E" + flat.dropFirst() : flat
  }

  /// The name from which a file name was made.
  static func name(ofComponent component: String) -> String {
    let name = component.replacing("%2F", with: "/")
    return name.hasPrefix("%2E") ? "." + name.dropFirst(3) : name
  }
}

extension DataFolder {
  /// The folder the user means: the option's, else `$PARLANCE_DATA`, else `parlance` in
  /// `$XDG_DATA_HOME`, else `~/.local/share/parlance`.
  ///
  /// An empty value counts as missing, and so does a relative path in a variable that must be
  /// absolute.
  ///
  /// - Parameters:
  ///   - option: The value of `--data`; nil if it was not given.
  ///   - environment: The variables of the process.
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

  /// A new folder for one run that only its owner can read. It is in memory if possible: data that
  /// is removed at the end need not reach the disk.
  /// - Throws: ``DataFolderFailure/unreachable(path:reason:)``.
  public static func ephemeral(
    environment: [String: String] = [:]
  ) throws(DataFolderFailure) -> DataFolder {
    for place in ephemeralPlaces(environment).dropLast() {
      if let folder = try? ephemeral(in: place) { return folder }
    }
    return try ephemeral(in: FileManager.default.temporaryDirectory)
  }

  /// A new folder for one run, in a folder of the caller's choice.
  /// - Throws: ``DataFolderFailure/unreachable(path:reason:)``.
  public static func ephemeral(in parent: URL) throws(DataFolderFailure) -> DataFolder {
    do {
      let run = try EphemeralRun(in: parent.path)
      return DataFolder(url: URL(filePath: run.path, directoryHint: .isDirectory), run: run)
    } catch {
      throw .unreachable(path: parent.path, reason: error.reason)
    }
  }

  /// Erases the folders that this user's killed runs have left.
  public static func sweep(environment: [String: String] = [:]) {
    for place in ephemeralPlaces(environment) { EphemeralRun.sweep(place.path) }
  }

  /// The best place comes first; the last one always exists.
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
  /// Makes our entries readable by their owner alone.
  ///
  /// Entries that Parlance has not made stay as they are. The folder itself is only changed if it
  /// holds nothing else: a user may have chosen a folder among their own things.
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

  /// Restricts an app's folder and everything in it.
  private func restrict(_ app: AppID, in apps: OpenFolder) {
    let name = Self.component(app.rawValue)
    guard let container = apps.folder(name) else { return }
    for file in Self.databaseFiles(of: "\(name).sqlite") { container.restrict(file) }
    container.restrict()
  }

  /// Whether nobody else gives such a name to their files.
  private func isBesideOurs(_ name: String) -> Bool {
    FolderClaim.isOwnName(name) || FileErasure.isLeft(name)
      || Self.databaseFiles(of: Self.recordsName).dropFirst().contains(name)
      || name == Self.indexesName || name.hasPrefix(".\(Self.historyName).")
  }
}

/// The reason why there is no folder for the user's data.
public enum DataFolderFailure: Error, Hashable, Sendable {
  /// No option, variable or home directory names a place.
  case noPlace
  case unreachable(path: String, reason: String)
  /// The place of our data is taken by something that Parlance has not made.
  case foreign(path: String)
}
