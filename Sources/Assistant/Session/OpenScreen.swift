// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A screen of an app that is open, and how to open it again.
struct OpenScreen {
  var app: AppID
  var place: UserActivity?
  var request: StructuredIntent?
  var links: [AppScreen.Link]
}
