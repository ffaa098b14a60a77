// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// What the app does when it is opened.
struct FitLaunch: Sendable {
  let container: URL

  /// Tells the assistant the names of the user's own workouts, the most important first.
  func teach() throws {
    let names = try Logbook(container: container).ownNames()
    INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: names), of: .workoutActivityName)
  }
}
