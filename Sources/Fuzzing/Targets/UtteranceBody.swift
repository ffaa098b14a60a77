// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Assistant
import Foundation
import IntentModel
import ParlanceTesting
import Synchronization
import Voice

/// Understands an utterance in every way, and finds its values.
enum UtteranceBody: FuzzBody {
  private static let recognizers = Mutex<[String: ValueRecognizer]>([:])

  static func brokenPromises(on input: Data) -> [String] {
    let said = SpokenInput(input)
    guard !Utterance.isTooLong(said.text) else { return [] }
    let installation = said.sharedStage.installation
    let utterance = Utterance(said.text)
    let understood = installation.interpretations(
      of: utterance, now: FuzzStage.usualTime)
    for heard in understood { _ = installation.intent(of: heard) }
    let readings = said.isExplained ? installation.understander.readings(of: utterance) : []
    if understood.isEmpty {
      _ = installation.nearMisses(to: utterance)
      _ = installation.understander.nearest(to: utterance)
    }
    _ = installation.understander.negation(in: utterance)
    _ = installation.understander.isRefusal(utterance)
    let values = recognizer(for: said.locale).values(
      in: said.text, now: FuzzStage.usualTime)
    return (understood + readings).flatMap { $0.brokenPromises(in: said.text) }
      + values.brokenPromises(in: said.text)
  }

  private static func recognizer(for locale: String) -> ValueRecognizer {
    recognizers.withLock { recognizers in
      if let known = recognizers[locale] { return known }
      let system = SystemFolder(FuzzStage.vocabulary.appending(path: "System"))
      let recognizer = system.valueRecognizer(locale: locale).content
      recognizers[locale] = recognizer
      return recognizer
    }
  }
}
