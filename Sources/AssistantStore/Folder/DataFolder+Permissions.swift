// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

extension DataFolder {
  /// Makes what is ours readable to its owner alone, where it is wider.
  ///
  /// Our file in a folder tells that it is a folder of ours; without it nothing is changed. The folder itself
  /// is, where it holds nothing else: one that a user chose among their own things stays as they have it.
  public func restrict() {
    guard !isEphemeral, FileManager.default.fileExists(atPath: records.path) else { return }
    for app in OwnFolder.isFolder(apps.path) ? appsWithContainer : [] {
      let database = "\(Self.component(app.rawValue)).sqlite"
      let container = container(for: app)
      OwnFolder(container) { Self.isDatabase($0, named: database) }.restrict()
      // All that is in an app's folder is the app's.
      OwnFolder(container) { _ in true }.restrictFolder()
    }
    let apps = apps.path
    OwnFolder(self.apps) { OwnFolder.isFolder("\(apps)/\($0)") }.restrict()
    OwnFolder(url, isOurs: isOurs).restrict()
  }

  private func isOurs(_ name: String) -> Bool {
    name == apps.lastPathComponent || name == Self.indexes(in: url).lastPathComponent
      || name == history.lastPathComponent || name.hasPrefix(".\(history.lastPathComponent).")
      || Self.isDatabase(name, named: records.lastPathComponent) || FileErasure.isLeft(name)
  }
}
