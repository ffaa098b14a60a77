// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import PrivateFiles

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
