// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Dialog
import Foundation
import IntentModel
import ParlanceTesting
import Testing
import Voice

@testable import Assistant

/// A compiled understander of the apps is used again, but never for other files or other names.
final class SavedUnderstandersTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "saved-\(UUID().uuidString)")

  init() throws { try write("dim the {room} light") }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ sentence: String) throws {
    let grammar = """
      language: en
      intents: { Dim: { data: [ { sentences: ["\(sentence)"] } ] } }
      lists: { room: { values: [kitchen] } }
      """
    let file = folder.appending(path: "Lights/en.lproj/lights.yaml")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(grammar.utf8).write(to: file)
  }

  private var kept: [String] {
    (try? FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "indexes").path)) ?? []
  }

  private func installation(
    own names: [String] = [], app path: String = "Lights"
  ) -> Installation {
    var loader = InstallationLoader(
      vocabulary: Stage.vocabulary, apps: [], folders: [folder.appending(path: path)],
      container: { _ in URL(filePath: "/nowhere") },
      indexes: IndexFolder(folder.appending(path: "indexes")))
    loader.userVocabulary = ["Lights": ["room": names]]
    return loader.load(locale: "en-US").installation
  }

  private func room(_ text: String, in installation: Installation) -> String? {
    installation.interpretations(of: Utterance(text), now: ParlanceTesting.Stage.usualTime).first?[
      "room"]?.heard
  }

  @Test func aSavedUnderstanderGivesTheSameResultsAsACompiledOne() throws {
    let first = installation()
    #expect(kept.count == 2, "the apps', and the assistant's own")
    let again = installation()
    for text in ["dim the kitchen light", "dim teh kitchn light", "help me", "dim it"] {
      let utterance = Utterance(text)
      let now = ParlanceTesting.Stage.usualTime
      #expect(
        again.interpretations(of: utterance, now: now)
          == first.interpretations(of: utterance, now: now))
      #expect(
        again.reader.universal(utterance)?.request == first.reader.universal(utterance)?.request)
      #expect(again.nearMisses(to: utterance) == first.nearMisses(to: utterance))
    }
    #expect(again.reader.universal(Utterance("help"))?.request == .help)
    #expect(kept.count == 2)
  }

  // MARK: Code

  private func load(_ app: WatchedApp) -> InstallationLoader.Outcome {
    InstallationLoader(
      vocabulary: Stage.vocabulary, apps: [app], container: { _ in URL(filePath: "/nowhere") },
      indexes: IndexFolder(folder.appending(path: "indexes"))
    ).load(locale: "en-US")
  }

  @Test func anAppsCodeIsNotReadBeforeTheAppIsMeant() throws {
    #expect(load(WatchedApp()).findings.isEmpty)
    let app = WatchedApp()
    let installation = load(app).installation
    #expect(app.seen == [])
    let heard = installation.interpretations(
      of: Utterance("dive in Pond"), now: ParlanceTesting.Stage.usualTime)
    #expect(heard.first?.intent == "Dive")
    #expect(app.seen.filter { $0 != "phrases" } == ["intents", "Dive"])
    #expect(installation["Pond"]?.description["Dive"]?.examples == ["Dive in Pond"])
    #expect(installation["Pond"]?.description["Swim"]?.examples == ["Swim in Pond"])
    #expect(app.seen.count(where: { $0 == "Dive" }) == 1)
  }

  @Test func aFindingInAnAppsCodeIsReportedAtEachStart() {
    let finding = Finding(
      .error, rule: "phrase", message: "It swims.", at: SourceLocation(file: "Pond"))
    for _ in 1...2 { #expect(load(WatchedApp(finding: finding)).findings == [finding]) }
    #expect(kept.isEmpty)
  }

  @Test(arguments: ["Lights", "Lights/en.lproj/lights.yaml"])
  func aChangedFileIsReadAnew(_ path: String) throws {
    #expect(room("dim the kitchen light", in: installation(app: path)) == "kitchen")
    try write("darken the {room} light")
    #expect(room("darken the kitchen light", in: installation(app: path)) == "kitchen")
    #expect(room("dim the kitchen light", in: installation(app: path)) == nil)
  }

  @Test func theUsersOwnNamesAreNeverSavedInAnIndex() throws {
    #expect(room("dim the batcave light", in: installation(own: ["batcave"])) == "batcave")
    #expect(room("dim the batcave light", in: installation(own: ["cellar"])) == nil)
    #expect(room("dim the cellar light", in: installation(own: ["cellar"])) == "cellar")
    #expect(!kept.isEmpty)
    for file in kept {
      let data = try Data(contentsOf: folder.appending(path: "indexes").appending(path: file))
      #expect(data.range(of: Data("batcave".utf8)) == nil)
    }
  }
}
