// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Rehearsal
import Voice

/// Measures several languages, with a table for each part.
struct VoiceBenchmark {
  let materials: [VoiceMaterial]

  /// Sentences by language; a grammar must not accept those of other languages.
  let others: [(language: String, sentences: [String])]
  let seed: UInt64
  let listsFailures: Bool

  func sentences() -> Table {
    var table = SentenceBenchmark.table
    for material in materials {
      SentenceBenchmark(material).addRows(to: &table, listingFailures: listsFailures)
    }
    return table
  }

  func perturbations() -> Table {
    var table = PerturbationBenchmark.table
    for material in materials {
      guard let words = material.words else { continue }
      PerturbationBenchmark(material, words: words, player: material.player, seed: seed)
        .addRows(to: &table, listingFailures: listsFailures)
    }
    return table
  }

  func negatives() -> Table {
    var table = NegativeBenchmark.table
    for material in materials {
      guard let words = material.words else { continue }
      NegativeBenchmark(material, words: words, player: material.player)
        .addRows(to: &table, others: others, listing: listsFailures)
    }
    return table
  }

  func latency() -> Table {
    var table = LatencyBenchmark.table
    for material in materials {
      let player = material.player
      func add(_ name: String, _ sentences: [SpokenSentence]) {
        LatencyBenchmark.addRow(
          "\(material.language), \(name)", sentences, to: &table, with: player.understander)
      }
      add("as written", material.sentences)
      guard let words = material.words else { continue }
      let benchmark = PerturbationBenchmark(material, words: words, player: player, seed: seed)
      add("with one slip", benchmark.perturbed(by: .slip))
      add("with politeness", benchmark.perturbed(by: .politenessBefore))
      add("off topic", material.offTopic)
    }
    return table
  }

  func peer(seconds: Int) throws -> Table {
    var table = PeerBenchmark.table
    for material in materials {
      let benchmark = PeerBenchmark(material, seed: seed, seconds: seconds)
      try benchmark.addRows(to: &table, listingFailures: listsFailures)
    }
    return table
  }
}

extension VoiceMaterial {
  /// Plays in the one house, with the assistant's small words and with slips forgiven.
  var player: SentencePlayer {
    SentencePlayer(grammar, in: house, habits: habits, isForgiving: true)
  }

  /// Everyday talk, as sentences from which nothing is expected.
  var offTopic: [SpokenSentence] {
    (words?.offTopic ?? []).map { text in
      SpokenSentence(
        sentence: SentenceTest.Sentence(text, at: .init(file: language)),
        expectation: SentenceExpectation(intent: nil), context: house.context, names: [],
        freeText: [])
    }
  }
}

extension Duration {
  var nanoseconds: Int {
    Int(components.seconds) * 1_000_000_000 + Int(components.attoseconds / 1_000_000_000)
  }
}
