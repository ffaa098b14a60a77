// SPDX-License-Identifier: Apache-2.0

import Assistant
import IntentModel
import ParlanceTesting
import Testing
import Voice

/// Every sentence an app's templates can make is understood as the app's own.
struct SampledPhrasesTests {
  @Test(arguments: [7, 8] as [UInt64])
  func sampledSentencesAreUnderstoodAsTheirOwnIntent(seed: UInt64) {
    let stage = Stage()
    var random = SeededGenerator(seed: seed)
    for app in stage.installation.apps {
      let sampler = TemplateSampler(
        app.sampledGrammar, names: app.description.names.map(\.text))
      for intent in app.grammar.intents where intent.intent.isAppsOwn {
        for (block, sentence) in intent.blocks.flatMap({ block in
          block.sentences.map { (block, $0) }
        }) {
          for _ in 0..<8 {
            let said = sampler.sentence(of: sentence.template, in: block, using: &random) ?? ""
            let heard = stage.installation.interpretations(
              of: Utterance(said), now: ParlanceTesting.Stage.usualTime)
            guard intent.intent != .negativePhrase else {
              #expect(heard.allSatisfy { $0.app != app.description.id }, "“\(said)” is refused")
              continue
            }
            #expect(
              heard.first?.intent == intent.intent,
              "seed \(seed): “\(said)” of \(sentence.location)")
            #expect(heard.first?.cost ?? .max < 300, "“\(said)” needs no forgiving")
          }
        }
      }
    }
  }

  @Test func examplesShownToUsersAreUnderstoodAsTheirOwnIntent() {
    let stage = Stage()
    for app in stage.apps {
      for intent in app.intents where intent.id.isAppsOwn {
        #expect(!intent.examples.isEmpty)
        for example in intent.examples {
          let heard = stage.installation.interpretations(
            of: Utterance(example), now: ParlanceTesting.Stage.usualTime
          ).first
          #expect(heard?.intent == intent.id, "\(example)")
          #expect(heard?.isTolerated == false, "\(example)")
          #expect(heard?.namesApp == true || app.id == .shortcuts, "\(example)")
        }
      }
    }
  }

  /// The shortcuts that are offered after something was done.
  @Test(arguments: ["en-US", "fr-FR", "ko-KR", "ja-JP", "zh-Hans"])
  func tipsAreUnderstoodByTheirOwnApp(locale: String) throws {
    let stage = Stage(locale: locale)
    var count = 0
    for app in stage.installation.apps {
      for intent in app.description.intents {
        guard let tip = app.wording.text(ifPresent: "\(intent.id).tip") else { continue }
        count += 1
        let heard = stage.installation.interpretations(
          of: Utterance(tip), now: ParlanceTesting.Stage.usualTime
        ).first
        #expect(heard?.app == app.description.id, "\(tip)")
        #expect(heard?.isTolerated == false, "\(tip)")
      }
    }
    #expect(count > 0)
  }
}

extension Identifier where Noun == IntentDescription {
  /// SiriKit's requests share sentences (an audio call is a call, too), and take names and amounts
  /// that no sampler could make up.
  fileprivate var isAppsOwn: Bool { !rawValue.hasPrefix("IN") }
}
