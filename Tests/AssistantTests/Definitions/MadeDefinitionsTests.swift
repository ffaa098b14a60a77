// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Assistant
import Foundation
import IntentModel
import ParlanceTesting
import Testing

/// Thirty definitions in the shape of real ones: each loads without a finding, and every dialog
/// reaches its end.
struct MadeDefinitionsTests {
  @Test(arguments: 1...30)
  func everyDialogOfAGeneratedDefinitionReachesItsEnd(_ seed: Int) async throws {
    var made = MadeDefinition(seed: UInt64(seed))
    let folder = ScratchPlace.folder.appending(path: "made-\(UUID().uuidString)/Made")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "Intents.intentdefinition")
    try made.data().write(to: file)
    let stage = ParlanceTesting.Stage(apps: [], folders: [file])
    #expect(stage.findings.map(\.description) == [])
    let app = try #require(stage.installation.apps.first { $0.description.id != .shortcuts })
      .description
    #expect(!app.intents.isEmpty)
    for intent in app.intents {
      var dialog = DefinitionDialog(of: intent, in: app)
      let turn = await dialog.hold(in: stage.session())
      let isDone = turn?.result == .success || turn?.result == .continueInApp
      #expect(isDone, "seed \(seed), \(intent.id): \(dialog.lines)")
    }
  }
}
