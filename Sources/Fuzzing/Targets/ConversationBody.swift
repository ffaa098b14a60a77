// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import IntentModel
import ParlanceTesting
import Rehearsal
import Terminal

/// Holds a conversation with the shipped apps, on fresh data.
enum ConversationBody: FuzzBody {
  private static let maximumLines = 8

  static func brokenPromises(on input: Data) async -> [String] {
    let said = SpokenInput(input)
    let lines = said.text.split(whereSeparator: \.isNewline).prefix(maximumLines).map(String.init)
    let stage = FuzzStage(locale: said.locale)
    let turns = await turns(saying: lines, on: stage)
    let writer = TranscriptWriter(stage.apps)
    return turns.flatMap { $0.brokenPromises(writer) }
  }

  private static func turns(saying lines: [String], on stage: FuzzStage) async -> [Turn] {
    let session = stage.session()
    var turns: [Turn] = []
    for line in lines {
      turns.append(await session.hear(line))
      while let outcome = await session.nextOutcome() { turns.append(outcome) }
    }
    return turns
  }
}
