// SPDX-License-Identifier: Apache-2.0

package import AppFiles
import AppleFormats
package import Foundation
package import IntentModel

/// The apps in the folders that the user named, each with an identifier that no other app has.
///
/// A name alone doesn't replace an app that comes with the program: only the app's own folder does,
/// or one with the very same contents. Any other folder of that name is a further app, with its own
/// identifier, its own data and no code but its own.
package struct FurtherApps: Sendable {
  /// In the order of their folders; the folder of an app that comes with the program has its identifier.
  package let apps: [AppFolder]

  /// Problems with the folders.
  package let findings: [Finding]

  /// - Parameters:
  ///   - folders: each is searched to its bottom.
  ///   - shipped: the apps that come with the program.
  ///   - vocabulary: the folder that holds the files of shipped apps that bring no folder
  ///     themselves.
  package init(in folders: [URL], beside shipped: [any AppCode], vocabulary: URL) {
    self.init(Self.search(folders), beside: shipped, in: vocabulary)
  }

  /// The apps in folders, before their identifiers are checked.
  static func search(_ folders: [URL]) -> Reading<[AppFolder]> {
    let searches = folders.map { AppSearch.apps(at: $0) }
    return Reading(searches.flatMap(\.content), findings: searches.flatMap(\.findings))
  }

  /// - Parameters:
  ///   - found: the apps in the folders that were named.
  ///   - shipped: the apps that come with the program.
  ///   - vocabulary: the folder that holds the files of shipped apps that bring no folder
  ///     themselves.
  init(_ found: Reading<[AppFolder]>, beside shipped: [any AppCode], in vocabulary: URL) {
    var taken = Set(shipped.map(\.id) + [.system])
    var apps: [AppFolder] = []
    for folder in found.content where !apps.contains(where: folder.isAt) {
      var app = folder
      if let own = shipped.first(where: { Self.isOwn(folder, of: $0, in: vocabulary) }) {
        app.id = own.id
        if apps.contains(where: { $0.id == own.id }) { continue }
      } else if taken.contains(folder.id) || folder.looksMarked {
        app = folder.marked
      }
      taken.insert(app.id)
      apps.append(app)
    }
    self.apps = apps
    findings = found.findings
  }

  private static func isOwn(
    _ folder: AppFolder, of app: any AppCode, in vocabulary: URL
  ) -> Bool {
    let own = AppFolder(app.files ?? vocabulary.appending(path: app.id.rawValue))
    return folder.isBeside(own) || folder.id == app.id && folder.saysTheSame(as: own)
  }
}
