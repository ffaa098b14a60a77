// SPDX-License-Identifier: Apache-2.0

import Rehearsal
import Voice

/// Counts the sentences of the tests that are understood as expected.
struct SentenceBenchmark {
  static let table = Table(
    title: "Sentences as written",
    columns: ["", "sentences", "right", "wrong", "not understood", "right %"])

  private let material: VoiceMaterial

  init(_ material: VoiceMaterial) { self.material = material }

  func addRows(to table: inout Table, listingFailures: Bool) {
    let language = material.language
    add("\(language), own fixtures", ownHouses(), to: &table, listing: listingFailures)
    add("\(language), one house", oneHouse(), to: &table, listing: listingFailures)
  }

  private func ownHouses() -> [SentenceOutcome] {
    material.files.flatMap { file in
      SentencePlayer(material.grammar, in: file.fixtures).play(file)
    }
  }

  private func oneHouse() -> [SentenceOutcome] {
    let player = SentencePlayer(material.grammar, in: material.house)
    for finding in player.understander.findings { print(finding) }
    return material.files.flatMap(player.play)
  }

  private func add(
    _ name: String, _ outcomes: [SentenceOutcome], to table: inout Table, listing: Bool
  ) {
    let tally = Tally(outcomes.map(\.verdict))
    table.rows.append([name] + tally.cells)
    guard listing, tally.right < tally.count else { return }
    print("\n\(name): \(tally.count - tally.right) not right")
    for outcome in outcomes where !outcome.isRight { print(outcome) }
  }
}
