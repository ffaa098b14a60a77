// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import IntentModel
import ParlanceTesting
import Testing
import Voice

/// Apps that consist of files alone.
final class InstallationLoaderTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "parlance-loader-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private let grammar = """
    language: en
    lists:
      room: { values: [kitchen, garage] }
      level: { range: { from: 0, to: 100 } }
    intents:
      SetLight:
        data:
          - sentences: ["(set|dim) [the] {room} light[s] to {level} [percent]"]
    """

  @Test func anAppIsInstalledFromItsFilesAlone() async throws {
    try write(grammar, to: "HomeLights/en.lproj/lights.yaml")
    let stage = Stage(apps: [], folders: [folder.appending(path: "HomeLights")])
    #expect(stage.findings.isEmpty)
    let turn = await stage.session().hear("set the kitchen lights to 40 percent in HomeLights")
    #expect(turn.result == .success)
    #expect(turn.completed?.intent == "SetLight")
    #expect(turn.completed?["room"] == .text("kitchen"))
    #expect(turn.completed?["level"] == .integer(40))
  }

  @Test func aBrokenFileIsReportedAndOtherAppsStillWork() async throws {
    try write(grammar + "\n      - [", to: "Broken/en.lproj/lights.yaml")
    let stage = Stage(folders: [folder.appending(path: "Broken")])
    let finding = try #require(stage.findings.first)
    #expect(finding.severity == .error)
    #expect(finding.location.file == "Broken/en.lproj/lights.yaml")
    #expect(finding.location.line > 0)
    let turn = await stage.session().hear("order clam chowder in Soup Chef")
    #expect(turn.prompt?.question == "How many bowls?")
  }

  @Test func aTemplateWithAnUnknownListIsReportedWithItsPlace() throws {
    try write(grammar.replacing("{room}", with: "{romo}"), to: "HomeLights/en.lproj/lights.yaml")
    let stage = Stage(apps: [], folders: [folder.appending(path: "HomeLights")])
    let finding = try #require(stage.findings.first)
    #expect(finding.rule == "unknown-list")
    #expect(finding.description.contains("HomeLights/en.lproj/lights.yaml:8:"))
    #expect(finding.description.contains("{romo}"))
  }

  @Test func theUsersOwnNamesAreUnderstood() async throws {
    try write(grammar, to: "HomeLights/en.lproj/lights.yaml")
    var loader = InstallationLoader(
      vocabulary: Stage.vocabulary, apps: [], folders: [folder.appending(path: "HomeLights")],
      container: { _ in URL(filePath: "/nowhere") })
    func room() -> String? {
      loader.load(locale: "en-US").installation.interpretations(
        of: Utterance("dim the batcave light to 5"), now: ParlanceTesting.Stage.usualTime
      ).first?["room"]?.heard
    }
    #expect(room() == nil)
    loader.userVocabulary = ["HomeLights": ["room": ["batcave"]]]
    #expect(room() == "batcave")
  }
}
