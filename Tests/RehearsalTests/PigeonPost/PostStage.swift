// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Assistant
import Foundation
import IntentModel
import ParlanceTesting
import Voice

/// A stage with Pigeon Post, and with Parrot Mail beside it.
struct PostStage {
  let installation: Installation
  let findings: [Finding]
  private let world: World

  init(clock: any Clock<Duration> = ManualClock()) {
    let system = SystemFolder(Stage.vocabulary.appending(path: "System")).load(locale: "en-US")
    let pigeons = GrammarFile.read(Data(PigeonPost.grammar.utf8), file: "PigeonPost.yaml")
    let parrots = GrammarFile.read(Data(ParrotMail.grammar.utf8), file: "ParrotMail.yaml")
    installation = Installation(
      locale: "en-US",
      apps: [
        InstalledApp(
          description: PigeonPost.description, grammar: pigeons.content,
          wording: PigeonPost.wording, handler: PigeonPost(clock: clock).handler),
        InstalledApp(
          description: ParrotMail.description, grammar: parrots.content,
          wording: ParrotMail.wording, handler: ParrotMail.handler),
      ], system: system.grammar, wording: system.wording,
      literals: LiteralReader(locale: "en-US", timeZone: .gmt) {
        SystemFolder(Stage.vocabulary.appending(path: "System")).valueRecognizer(locale: "en-US")
          .content
      })
    findings = system.findings + pigeons.findings + parrots.findings + installation.findings
    world = World(clock: clock, now: { Stage.usualTime })
  }

  func session() -> Session { Session(installation, world: world) }

  var apps: [AppDescription] { installation.apps.map(\.description) }
}
