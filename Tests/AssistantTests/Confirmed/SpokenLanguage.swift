// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Assistant
import Foundation
import IntentModel
import ParlanceTesting
import Voice

/// All that a speaker of a language may say to the installed apps.
struct SpokenLanguage {
  /// A BCP 47 identifier.
  let locale: String
  let answers: SpokenAnswers
  let said: [AppID: SaidLines]
  let words: PerturbationWords
  let perturber: Perturber
  private let samplers: [AppID: [(sampler: TemplateSampler, block: SentenceBlock)]]

  /// The apps to talk to.
  let apps: [AppID]

  /// - Parameter folder: the name of its folder.
  init?(_ folder: String, locale: String, of installation: Installation) {
    let system = SystemFolder(ParlanceTesting.Stage.vocabulary.appending(path: "System"))
    guard var answers = SpokenAnswers.all[folder],
      let words = system.perturbationWords(of: folder)?.content
    else { return nil }
    answers.smallTalk = words.politenessBefore + words.politenessAfter + words.hesitations
    self.locale = locale
    self.answers = answers
    self.words = words
    perturber = Perturber(words)
    apps = installation.apps.map(\.description.id)
    said = Dictionary(
      uniqueKeysWithValues: installation.apps.map {
        ($0.description.id, SaidLines(to: $0, language: folder))
      })
    samplers = Dictionary(
      uniqueKeysWithValues: installation.apps.map { app in
        let sampler = TemplateSampler(app.sampledGrammar, names: app.description.names.map(\.text))
        return (app.description.id, app.grammar.intents.flatMap(\.blocks).map { (sampler, $0) })
      })
  }

  /// A sentence from an app's templates.
  func sampled(to app: AppID, using random: inout SeededGenerator) -> String? {
    guard let (sampler, block) = samplers[app]?.randomElement(using: &random) else { return nil }
    return block.sentences.randomElement(using: &random).flatMap {
      sampler.sentence(of: $0.template, in: block, using: &random)
    }
  }
}
