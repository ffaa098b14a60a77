// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// An app that is to be opened.
struct ScreenOpening {
  var app: AppID

  /// Nil for where the app begins.
  var place: UserActivity?

  /// What it is opened for; nil for the place itself.
  var request: StructuredIntent?

  /// Whether the user comes back to the screen.
  var isReturn = false
}
