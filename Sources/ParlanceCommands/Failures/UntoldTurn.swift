// SPDX-License-Identifier: Apache-2.0

import Assistant
import Dialog
import IntentModel
import Rendering
import Terminal

/// A turn that could not be written, where something was done in it, or was not done for that very reason.
struct UntoldTurn: Error {
  private let text: String

  /// What the program's end says: a request that was done is no failure, and is not to be tried again.
  let status: Int32

  /// Writes a turn, and makes one of these of it where it can't be written and somebody has to know.
  static func watching(
    _ turn: Turn, in workspace: Workspace, _ write: () throws -> Void
  ) throws {
    do {
      try write()
    } catch let failure as OutputFailure {
      throw UntoldTurn(turn, in: workspace) ?? failure
    }
  }

  /// Nil where nothing was done and nothing was held back.
  private init?(_ turn: Turn, in workspace: Workspace) {
    guard turn.code != HandlerFailure.untoldCode else {
      (text, status) = (turn.say.joined(separator: " "), ExitStatus.programFailed)
      return
    }
    guard let intent = turn.intent, Self.ends.contains(turn.result),
      workspace.installation[intent.app]?.description[intent.intent]?.category.acts == true
    else { return nil }
    let words = turn.say.joined(separator: " ")
    (text, status) = (workspace.wording.text("output.untold", ["text": words]), ExitStatus.done)
  }

  private static let ends: [TurnResult?] = [.success, .inProgress, .continueInApp]

  /// Tells it where errors are told. When even that is gone, nobody is left to tell.
  func tell() { try? Output.error.write(text.neutralised() + "\n") }
}
