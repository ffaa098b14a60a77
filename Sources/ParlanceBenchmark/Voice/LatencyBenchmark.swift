// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Rehearsal
import Voice

/// Times understanding alone, sentence by sentence, in this process after a warm-up.
struct LatencyBenchmark {
  static let table = Table(
    title: "Understanding one sentence (one house, ns)",
    columns: ["", "sentences", "p50", "p99", "max"])

  private static let rounds = 5

  /// Says the sentences in turn and adds a row of their times, the best of several rounds each.
  static func addRow(
    _ name: String, _ sentences: [SpokenSentence], to table: inout Table,
    with understander: Understander
  ) {
    guard !sentences.isEmpty else { return }
    let times = times(of: sentences, with: understander).map { "\($0)" }
    table.rows.append([name, "\(sentences.count)"] + times)
  }

  /// The median, the 99th percentile and the maximum, in nanoseconds.
  private static func times(
    of sentences: [SpokenSentence], with understander: Understander
  ) -> [Int] {
    var best = Array(repeating: Int.max, count: sentences.count)
    for _ in 0...rounds {
      for (index, spoken) in sentences.enumerated() {
        best[index] = min(best[index], time(of: spoken, with: understander))
      }
    }
    best.sort()
    return [0.5, 0.99, 1].map { best[Int(Double(best.count - 1) * $0)] }
  }

  private static func time(of spoken: SpokenSentence, with understander: Understander) -> Int {
    let clock = ContinuousClock()
    let start = clock.now
    let heard = understander.interpretations(
      of: Utterance(spoken.sentence.text), context: spoken.context)
    let time = clock.now - start
    withExtendedLifetime(heard) {}
    return time.nanoseconds
  }
}
