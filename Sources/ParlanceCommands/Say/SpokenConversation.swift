// SPDX-License-Identifier: Apache-2.0

import Assistant
import IntentModel
import Rehearsal
import Terminal

/// A conversation that is printed as it goes.
struct SpokenConversation {
  private let session: Session
  private let writer: TranscriptWriter
  private let isJSON: Bool
  /// The number of the last turn, 0 before the first.
  private var turns = 0
  private var lastResult: TurnResult?

  init(_ workspace: Workspace) {
    session = workspace.session()
    writer = TranscriptWriter(workspace.installation.apps.map(\.description))
    isJSON = workspace.options.isJSON
  }

  /// Whether anything was said.
  var hasBegun: Bool { turns > 0 }

  /// Says a line and prints the turn.
  mutating func say(_ line: String) async throws {
    let turn = await session.hear(line)
    turns = turn.number
    lastResult = turn.prompt == nil ? turn.result : nil
    if !isJSON { try print(writer.said(line)) }
    try print(turn)
    // A transcript has the outcome in the exchange that began the work.
    if !isJSON { try await finish() }
  }

  /// Waits for what is still in progress, and prints how it ended.
  mutating func finish() async throws {
    while let outcome = await session.nextOutcome() {
      if outcome.number == turns { lastResult = outcome.result }
      try print(outcome)
    }
  }

  var exitStatus: Int32 {
    get async {
      if await session.isWaiting { return ExitStatus.waiting }
      switch lastResult {
      case .success, .inProgress, .continueInApp: return ExitStatus.done
      case .failure, .cancelled, .notUnderstood, nil: return ExitStatus.negative
      }
    }
  }

  private func print(_ turn: Turn) throws {
    guard !isJSON else { return try Output.standard.write(turn.json.text + "\n") }
    for line in writer.answers(of: turn) { try print(line.description) }
  }

  private func print(_ line: String) throws {
    try Output.standard.write(line.neutralised() + "\n")
  }
}
