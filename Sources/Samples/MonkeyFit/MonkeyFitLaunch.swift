// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// What the app itself does when it is opened.
struct MonkeyFitLaunch: Sendable {
  /// The user's own names, by kind, the most important first.
  func vocabulary(in container: URL) throws -> [(INVocabularyStringType, [String])] {
    [(.workoutActivityName, try Logbook(container: container).ownNames())]
  }
}
