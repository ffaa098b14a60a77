// SPDX-License-Identifier: Apache-2.0

import Dialog
import IntentModel

/// Something the user may choose with the next line.
struct Offer {
  /// What is done then.
  enum Action: Hashable {
    /// Whatever the text means.
    case words
    case request(NewRequest)
    case place(AppID, UserActivity)
  }

  /// What it is called.
  var text: String

  var action = Action.words
}
