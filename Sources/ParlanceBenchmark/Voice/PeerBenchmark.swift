// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Rehearsal
import Voice

/// Says the same sentences to Parlance and to hassil, with the same grammar and houses, and judges
/// both by the same rules.
struct PeerBenchmark {
  static let table = Table(
    title: "Beside hassil (ns of one sentence)",
    columns: [
      "", "sentences", "right", "wrong", "not understood", "right %", "p50", "p99",
    ])

  private let material: VoiceMaterial
  private let seed: UInt64
  private let seconds: Int

  init(_ material: VoiceMaterial, seed: UInt64, seconds: Int) {
    self.material = material
    self.seed = seed
    self.seconds = seconds
  }

  func addRows(to table: inout Table, listingFailures: Bool) throws {
    for row in rows {
      guard let peer = try Peer.recognise(row.houses, material.grammar, seconds) else {
        return print("Skipped: python3 has no hassil; install it with: pip install hassil")
      }
      let name = "\(material.language), \(row.name)"
      // Only the sentences that hassil finished within its time, so that both rows count the same
      // ones.
      add("\(name): Parlance", ours(row, count: peer.answers.count), to: &table, listingFailures)
      let theirs = zip(row.sentences, peer.answers).map { ($0, $1) }
      add("\(name): hassil \(peer.version)", theirs, to: &table, listingFailures)
    }
  }

  // MARK: Sentences

  /// Sentences, each with the house it is said in.
  private struct Row {
    var name: String
    var houses: [(house: SentenceFixtures, sentences: [SpokenSentence])]
    /// Whether slips are forgiven and the assistant's small words are known.
    var isForgiving: Bool

    var sentences: [SpokenSentence] { houses.flatMap(\.sentences) }
  }

  private var rows: [Row] {
    let own = material.files.map { file in
      (
        file.fixtures,
        SpokenSentence.all(in: [file], said: file.fixtures, grammar: material.grammar)
      )
    }
    var rows = [
      Row(name: "own fixtures", houses: own, isForgiving: false),
      Row(name: "one house", houses: [(material.house, material.sentences)], isForgiving: false),
    ]
    guard let words = material.words else { return rows }
    let benchmark = PerturbationBenchmark(
      material, words: words, player: material.player, seed: seed)
    let slips = benchmark.perturbed(by: .slip)
    rows.append(Row(name: "one slip", houses: [(material.house, slips)], isForgiving: true))
    return rows
  }

  // MARK: Answers

  private func ours(_ row: Row, count: Int) -> [(SpokenSentence, Peer.Answer)] {
    var answers: [(SpokenSentence, Peer.Answer)] = []
    for (house, sentences) in row.houses {
      let player = SentencePlayer(
        material.grammar, in: house, habits: row.isForgiving ? material.habits : nil,
        isForgiving: row.isForgiving)
      for sentence in sentences where answers.count < count {
        answers.append((sentence, answer(to: sentence, by: player)))
      }
    }
    return answers
  }

  /// Says the sentence twice, as it is said to hassil; the better time counts.
  private func answer(to spoken: SpokenSentence, by player: SentencePlayer) -> Peer.Answer {
    let first = timed(spoken, player)
    let second = timed(spoken, player)
    return first.nanoseconds < second.nanoseconds ? first : second
  }

  private func timed(_ spoken: SpokenSentence, _ player: SentencePlayer) -> Peer.Answer {
    let clock = ContinuousClock()
    let start = clock.now
    let heard = player.interpretation(of: spoken.sentence.text, spoken.context)
    let time = clock.now - start
    return Peer.Answer(meaning: heard.map(SentenceMeaning.init), nanoseconds: time.nanoseconds)
  }

  private func add(
    _ name: String, _ answers: [(SpokenSentence, Peer.Answer)], to table: inout Table,
    _ listing: Bool
  ) {
    let outcomes = answers.map { spoken, answer in
      SentenceOutcome(
        sentence: spoken.sentence, expectation: spoken.expectation,
        verdict: spoken.expectation.verdict(on: answer.meaning))
    }
    table.add(name, outcomes, listing)
    let times = answers.map(\.1.nanoseconds).sorted()
    let figures = [0.5, 0.99].map { share in
      times.isEmpty ? "–" : "\(times[Int(Double(times.count - 1) * share)])"
    }
    table.rows[table.rows.count - 1] += figures
  }
}
