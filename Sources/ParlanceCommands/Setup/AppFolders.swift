// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Foundation
import IntentModel

/// The apps of folders named on the command line, and the options with those that are not shipped installed
/// beside the others.
struct AppFolders {
  let apps: [AppFolder]
  /// What is wrong with the folders.
  let findings: [Finding]
  let options: CommonOptions

  /// What is no folder is passed over, and so is a folder without an app.
  init(_ paths: [String], _ options: CommonOptions) {
    let searches = paths.map { AppSearch.apps(at: URL(filePath: $0)) }
    apps = searches.flatMap(\.content)
    findings = searches.flatMap(\.findings)
    var options = options
    let further = apps.map(\.url).filter { !Self.isShipped($0, options) }.map(\.path)
    options.app += further.filter { !options.app.contains($0) }
    self.options = options
  }

  /// Whether a folder is one of those that come with the program.
  private static func isShipped(_ folder: URL, _ options: CommonOptions) -> Bool {
    let vocabulary = try? VocabularyFolder.located(
      option: options.vocabulary, environment: ProcessInfo.processInfo.environment)
    let place = folder.resolvingSymlinksInPath()
    return Workspace.apps.contains { $0.id.rawValue == place.lastPathComponent }
      && place.deletingLastPathComponent().path == vocabulary?.resolvingSymlinksInPath().path
  }
}
