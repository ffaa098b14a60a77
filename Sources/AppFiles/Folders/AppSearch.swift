// SPDX-License-Identifier: Apache-2.0

public import AppleFormats
public import Foundation
import IntentModel

/// Finds the apps below a folder.
public enum AppSearch {
  /// The apps at a path: a folder searched to its bottom, a `.lproj` or a single file.
  ///
  /// All files below a folder belong to one app, even if a project spreads them over several
  /// folders. There are several apps only if two or more folders each have an `Info.plist` and
  /// requests of their own.
  public static func apps(at url: URL) -> Reading<[AppFolder]> {
    let app = AppFolder(url)
    guard FolderReader.kind(of: url.path)?.form != .file, url.pathExtension != "lproj" else {
      return Reading([app])
    }
    let inventory = FolderInventory(app.url.path, shown: app.name)
    let own = ownFolders(inventory.roots)
    if own.count > 1 {
      let apps = own.map { AppFolder(app.url.appendingPathComponent($0)) }
      return Reading(apps, findings: inventory.findings)
    }
    if inventory.roots.isEmpty { return Reading([], findings: inventory.findings + [nothing(app)]) }
    return Reading([app], findings: inventory.findings)
  }

  /// The highest folders that are apps by themselves; none when the start is an app.
  private static func ownFolders(_ roots: [FolderInventory.Root]) -> [String] {
    guard roots.first?.path != "" else { return [] }
    var own: [String] = []
    for root in roots where root.hasInfo && !own.contains(where: { root.path.lies(in: $0) }) {
      let hasRequests = roots.contains { $0.hasRequests && $0.path.lies(in: root.path) }
      if hasRequests { own.append(root.path) }
    }
    return own
  }

  private static func nothing(_ app: AppFolder) -> Finding {
    let message = "no app's files lie here; name a folder with an Info.plist or a .lproj"
    let place = SourceLocation(file: app.name)
    return Finding(.error, rule: "no-app", message: message, at: place)
  }
}

extension String {
  fileprivate func lies(in folder: String) -> Bool { self == folder || hasPrefix(folder + "/") }
}
