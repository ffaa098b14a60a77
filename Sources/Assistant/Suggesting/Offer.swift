// SPDX-License-Identifier: Apache-2.0

import Dialog
import IntentModel

/// Something the user may choose with the next line.
struct Offer {
  /// The action when it is chosen.
  enum Action: Hashable {
    /// Understands the text as a new line.
    case words
    case request(NewRequest)
    case place(AppID, UserActivity)
    /// One of several apps that have a name in common.
    case opening(AppID)
    case shortcuts(AppID)
  }

  /// The words by which it is chosen.
  var text: String

  var action = Action.words

  /// Whether it names an app rather than something to do.
  var isOfAnApp: Bool {
    switch action {
    case .opening, .shortcuts: true
    case .words, .request, .place: false
    }
  }
}
