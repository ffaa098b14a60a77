// SPDX-License-Identifier: Apache-2.0

import Assistant
import Dialog
import IntentModel
import Rendering
import Terminal

/// A turn that could not be printed although an action was done in it, or was held back for that
/// reason.
struct UntoldTurn: Error {
  private let text: String

  /// The exit status: a request that was carried out is no failure and must not be repeated.
  let status: Int32

  /// Writes a turn; throws an ``UntoldTurn`` if it can't be written and the user has to know.
  static func watching(
    _ turn: Turn, in workspace: Workspace, _ write: () throws -> Void
  ) throws {
    do {
      try write()
    } catch let failure as OutputFailure {
      throw UntoldTurn(turn, in: workspace) ?? failure
    }
  }

  /// Nil if no action was done or held back.
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

  /// Writes the message to standard error. An error of standard error itself can't be reported.
  func tell() { try? Output.error.write(text.neutralised() + "\n") }
}
