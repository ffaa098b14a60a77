// SPDX-License-Identifier: Apache-2.0

import ParlanceTesting
import Rehearsal

/// Counts the changed sentences that are still understood as they were meant, in the one house,
/// with the assistant's small words and with slips forgiven.
///
/// Only sentences that are right as they are written are changed. The others ask for two things of
/// the house at once, and say nothing about the change.
struct PerturbationBenchmark {
  static let table = Table(
    title: "Sentences said differently (one house)",
    columns: ["", "sentences", "right", "wrong", "not understood", "right %"])

  private let material: VoiceMaterial
  private let words: PerturbationWords
  private let player: SentencePlayer
  private let seed: UInt64
  private let sentences: [SpokenSentence]

  init(_ material: VoiceMaterial, words: PerturbationWords, player: SentencePlayer, seed: UInt64) {
    self.material = material
    self.words = words
    self.player = player
    self.seed = seed
    sentences = material.sentences.filter { spoken in
      let meaning = player.meaning(of: spoken.sentence.text, spoken.context)
      return spoken.expectation.verdict(on: meaning) == .right
    }
  }

  func addRows(to table: inout Table, listingFailures: Bool) {
    let language = material.language
    table.add("\(language), as written", outcomes(of: material.sentences), listingFailures)
    for perturbation in Perturbation.allCases {
      let outcomes = outcomes(of: perturbed(by: perturbation))
      if outcomes.isEmpty { continue }
      table.add("\(language), \(perturbation.rawValue)", outcomes, listingFailures)
    }
  }

  /// The sentences with one change each, without those that can't be changed this way.
  func perturbed(by perturbation: Perturbation) -> [SpokenSentence] {
    var random = SeededGenerator(seed: seed)
    let perturber = Perturber(words)
    return sentences.compactMap { spoken in
      let text = perturber.perturbed(
        spoken.sentence.text, by: perturbation, names: spoken.names, freeText: spoken.freeText,
        using: &random)
      guard let text else { return nil }
      var changed = spoken
      changed.sentence.text = text
      return changed
    }
  }

  private func outcomes(of sentences: [SpokenSentence]) -> [SentenceOutcome] {
    sentences.map { spoken in
      let meaning = player.meaning(of: spoken.sentence.text, spoken.context)
      return SentenceOutcome(
        sentence: spoken.sentence, expectation: spoken.expectation,
        verdict: spoken.expectation.verdict(on: meaning))
    }
  }
}
