// SPDX-License-Identifier: Apache-2.0

import Rehearsal
import Voice

/// Counts the tests' sentences that are understood as expected, exactly as they are written: only
/// with the grammar's own small words, and with no slip forgiven.
struct SentenceBenchmark {
  static let table = Table(
    title: "Sentences as written",
    columns: ["", "sentences", "right", "wrong", "not understood", "right %"])

  private let material: VoiceMaterial

  init(_ material: VoiceMaterial) { self.material = material }

  func addRows(to table: inout Table, listingFailures: Bool) {
    let language = material.language
    table.add("\(language), own fixtures", ownHouses(), listingFailures)
    table.add("\(language), one house", oneHouse(), listingFailures)
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
}
