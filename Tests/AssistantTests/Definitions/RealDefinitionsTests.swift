// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Assistant
import Foundation
import IntentModel
import ParlanceTesting
import Testing

/// The definitions of public apps, which lie beside the project where its authors work.
enum RealDefinitions {
  private static let folder = ParlanceTesting.Stage.package.appending(path: "../shared/data/apps")
    .standardizedFileURL

  static var areThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static var files: [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "intentdefinition" }.sorted { $0.path < $1.path }
  }
}

/// Every dialog of every definition of a public app reaches its end, with its files alone.
@Suite(.enabled(if: RealDefinitions.areThere, "the files of ../shared/data are not here"))
struct RealDefinitionsTests {
  @Test(arguments: RealDefinitions.files)
  func everyDialogOfAPublicDefinitionReachesItsEnd(_ url: URL) async throws {
    let stage = ParlanceTesting.Stage(apps: [], folders: [url])
    let app = try #require(stage.installation.apps.first { $0.description.id != .shortcuts })
      .description
    for intent in app.intents where !intent.id.rawValue.hasPrefix("IN") {
      var dialog = DefinitionDialog(of: intent, in: app)
      let turn = await dialog.hold(in: stage.session())
      let isDone = turn?.result == .success || turn?.result == .continueInApp
      #expect(isDone, "\(url.lastPathComponent) \(intent.id): \(dialog.lines)")
    }
  }
}
