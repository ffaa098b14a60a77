// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Whether somebody is signed in. Without that, no session starts.
enum Account {
  static func requireSignIn() throws {
    if RequestContext.current?.isSignedOut == true { throw MeditationError.signedOut }
  }
}
