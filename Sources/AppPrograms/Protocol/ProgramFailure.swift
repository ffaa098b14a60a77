// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Why an app can't do it, in the user's language: `{"code":"closed","say":"We are closed. Try tomorrow."}`.
struct ProgramFailure: Decodable, Sendable {
  private let code: String?
  private let say: ProgramText

  func error(in wording: Wording) -> HandlerError {
    HandlerError(code: code, say: say.text(in: wording))
  }
}
