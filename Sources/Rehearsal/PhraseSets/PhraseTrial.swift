// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import IntentModel
import Voice

/// Says the sentences of one phrase, both as written and with changes.
struct PhraseTrial {
  /// The most sentences of a phrase that are tried with each kind of change.
  private static let maximumVaried = 12
  /// The most misunderstood sentences that are kept for each kind of change.
  private static let maximumMisheard = 3

  let installation: Installation
  let app: AppID
  let perturber: Perturber
  let perturbations: [Perturbation]
  let now: Date
  let seed: UInt64

  func result(of phrase: Phrase) -> PhraseResult {
    var result = PhraseResult(
      phrase.template, request: phrase.intent.map { "\(app).\($0)" })
    for sentence in phrase.sentences { sayAsWritten(sentence, of: phrase, &result) }
    guard phrase.intent != nil else { return result }
    for perturbation in perturbations { vary(phrase, by: perturbation, &result) }
    return result
  }

  private func sayAsWritten(
    _ sentence: PhraseSentence, of phrase: Phrase, _ result: inout PhraseResult
  ) {
    let heard = readings(of: sentence.text)
    result.asWritten.said += 1
    if isRight(heard.first, sentence, phrase) {
      result.asWritten.understood += 1
      if let intent = phrase.intent { result.reached.formUnion(reached(sentence, intent, phrase)) }
    } else {
      result.misheard.append(
        .init(text: sentence.text, perturbation: nil, heard: heard.first?.name))
    }
    guard let best = heard.first, let rival = heard.dropFirst().first else { return }
    let margin = rival.cost - best.cost
    if result.nearestRival.map({ margin < $0.margin }) ?? true {
      result.nearestRival = .init(margin: margin, name: rival.name)
    }
  }

  private func reached(
    _ sentence: PhraseSentence, _ intent: IntentID, _ phrase: Phrase
  ) -> Set<CoverageItem> {
    let description = installation[app]?.description[intent]
    var reached = sentence.choices
    reached.insert(.template(phrase.template))
    for value in sentence.values {
      let parameter = ParameterID(value.slot)
      reached.insert(.parameter(parameter, of: intent))
      let list = description?[parameter]?.vocabularyName ?? value.slot
      if let id = value.id { reached.insert(.vocabulary(id, of: list)) }
    }
    return reached
  }

  private func vary(
    _ phrase: Phrase, by perturbation: Perturbation, _ result: inout PhraseResult
  ) {
    var random = SeededGenerator(
      seed: seed, for: "\(phrase.template.text)/\(perturbation.rawValue)")
    var tally = PhraseResult.Tally()
    var misheard: [PhraseResult.Misheard] = []
    for sentence in Self.some(of: phrase.sentences) {
      let changed = perturber.perturbed(
        sentence.text, by: perturbation, names: sentence.names, freeText: sentence.freeText,
        sounds: sentence.sounds, app: sentence.app, using: &random)
      guard let changed else { continue }
      let heard = readings(of: changed).first
      tally.said += 1
      if isRight(heard, sentence, phrase) {
        tally.understood += 1
      } else {
        misheard.append(.init(text: changed, perturbation: perturbation, heard: heard?.name))
      }
    }
    guard tally.said > 0 else { return }
    result.saidDifferently[perturbation] = tally
    result.misheard += misheard.prefix(Self.maximumMisheard)
  }

  private static func some(of sentences: [PhraseSentence]) -> [PhraseSentence] {
    guard sentences.count > maximumVaried else { return sentences }
    return (0..<maximumVaried).map { sentences[$0 * sentences.count / maximumVaried] }
  }

  private func readings(of text: String) -> [Interpretation] {
    installation.interpretations(of: Utterance(text), now: now)
  }

  private func isRight(
    _ heard: Interpretation?, _ sentence: PhraseSentence, _ phrase: Phrase
  ) -> Bool {
    guard let intent = phrase.intent else { return heard?.app != app }
    return heard?.app == app && heard?.intent == intent
      && sentence.values.allSatisfy { value in
        heard?.slots.contains { $0.name == value.slot && says(value, $0) } == true
      }
  }

  /// Whether a slot holds the value, alone or among other candidates.
  private func says(_ value: PhraseSentence.Value, _ slot: SlotMatch) -> Bool {
    guard let output = value.output else { return true }
    guard value.isFreeText, let heard = slot.heard else {
      return slot.candidates.contains { $0.output == output }
    }
    return perturber.bare(heard) == perturber.bare(value.said)
  }
}

extension Interpretation {
  /// The app and the intent, such as `SoupChef.OrderSoup`.
  fileprivate var name: String { (app.map { "\($0)." } ?? "") + intent.rawValue }
}
