// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Whether somebody is signed in: without, nothing is started.
enum Account {
  static func requireSignIn() throws {
    if RequestContext.current?.isSignedOut == true { throw MeditationError.signedOut }
  }
}
