// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import IntentModel
import ParlanceTesting
import Rehearsal

/// A turn of a shipped transcript.
struct PlayedTurn {
  var turn: Turn
  var exchange: Transcript.Exchange
  var wording: Wording

  func heard(in style: Style) -> HeardTurn {
    HeardTurn(turn, said: exchange.said, at: exchange.location, style: style, wording: wording)
  }
}

/// All transcripts of the shipped apps, played.
enum PlayedTurns {
  static func all() async throws -> [PlayedTurn] {
    var turns: [PlayedTurn] = []
    for file in try files() {
      let text = try String(contentsOf: file, encoding: .utf8)
      let transcript = try Transcript(parsing: text, file: file.lastPathComponent)
      let stage = Stage(for: transcript)
      for played in await TranscriptPlayer(on: stage).play(transcript) {
        turns += played.turns.map {
          PlayedTurn(turn: $0, exchange: played.exchange, wording: stage.installation.wording)
        }
      }
    }
    return turns
  }

  private static func files() throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: Stage.vocabulary.path).sorted()
      .filter { $0.hasSuffix(".transcript") }.map { Stage.vocabulary.appending(path: $0) }
  }
}
