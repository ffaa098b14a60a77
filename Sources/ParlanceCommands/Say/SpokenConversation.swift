// SPDX-License-Identifier: Apache-2.0

import Assistant
import Dialog
import IntentModel
import Rehearsal
import Rendering
import Terminal

/// A conversation that is printed as it goes.
struct SpokenConversation {
  private let workspace: Workspace
  private let session: Session
  private let writer: TranscriptWriter
  private let options: CommonOptions
  private let wording: Wording
  /// The style to print in; nil to print a transcript.
  private let style: Style?
  /// The number of the last turn, 0 before the first.
  private var turns = 0
  private var lastResult: TurnResult?
  /// Whether work that an app had begun ended without a known result.
  private var hasUnknownEnd = false

  init(_ workspace: Workspace) {
    session = workspace.session { Output.standard.isHeard }
    self.workspace = workspace
    writer = TranscriptWriter(workspace.installation.apps.map(\.description))
    options = workspace.options
    wording = workspace.wording
    style = options.style ?? (options.isLinear ? .screenReader : nil)
  }

  /// Whether anything was said.
  var hasBegun: Bool { turns > 0 }

  /// Says a line and prints the turn.
  mutating func say(_ line: String) async throws {
    let turn = await session.hear(line)
    turns = turn.number
    lastResult = turn.prompt == nil ? turn.result : nil
    try UntoldTurn.watching(turn, in: workspace) {
      if !options.isJSON { try print(said: line) }
      try write(turn)
    }
    // In a transcript, the outcome belongs to the exchange that began the work.
    if !options.isJSON { try await finish() }
  }

  /// Waits for work that is still in progress, and prints its outcome.
  mutating func finish() async throws {
    while let outcome = await session.nextOutcome() {
      if outcome.number == turns { lastResult = outcome.result }
      hasUnknownEnd = hasUnknownEnd || outcome.code == HandlerFailure.timedOutCode
      try print(outcome)
    }
  }

  var exitStatus: Int32 {
    get async {
      if await session.isWaiting { return ExitStatus.waiting }
      switch lastResult {
      case .success, .inProgress, .continueInApp:
        return hasUnknownEnd ? ExitStatus.negative : ExitStatus.done
      case .failure, .cancelled, .notUnderstood, nil: return ExitStatus.negative
      }
    }
  }

  private func print(_ turn: Turn) throws {
    try UntoldTurn.watching(turn, in: workspace) { try write(turn) }
  }

  private func write(_ turn: Turn) throws {
    guard !options.isJSON else { return try Output.standard.write(turn.json.text + "\n") }
    if let style {
      let text = Console.standard.renderer(style, wording: wording).render(turn)
      return try Output.standard.write(text)
    }
    for line in writer.answers(of: turn) { try print(line.description) }
  }

  private func print(said line: String) throws {
    try print(
      style == nil ? writer.said(line) : wording.text("transcript.you", ["text": line]))
  }

  private func print(_ line: String) throws {
    try Output.standard.write(line.neutralised() + "\n")
  }
}
