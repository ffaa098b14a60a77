// SPDX-License-Identifier: Apache-2.0

public import IntentModel

extension Conversation {
  /// Adds sentences to the turn that belong to no request.
  ///
  /// - Parameter result: how the line ended, when no question is open.
  public mutating func say(lines: [String], result: TurnResult? = nil) {
    draft.say += lines
    guard let result else { return }
    draft.result = result
    draft.stage = .done
  }
}
