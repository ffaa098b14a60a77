// SPDX-License-Identifier: Apache-2.0

import IntentModel
import ParlanceTesting
import Voice

@testable import Assistant

extension ParlanceTesting.Stage {
  /// A new conversation whose exchanges between the assistant and the apps are logged.
  func session(watchedBy log: CallLog, _ clock: ManualClock, isLocked: Bool) -> Session {
    var world = world
    world.clock = clock
    return Session(
      installation.watched(by: log, clock), world: world, device: Device(isLocked: isLocked))
  }
}

extension Installation {
  /// The installation with calls to apps logged. The work of the assistant's own app shows in its
  /// stored data.
  fileprivate func watched(by log: CallLog, _ clock: ManualClock) -> Installation {
    let watched = apps.map { app in
      var app = app
      guard app.description.id != .shortcuts else { return app }
      app.handler = WatchedHandler(watched: app.handler, log: log, clock: clock)
      return app
    }
    return Installation(
      locale: locale, apps: watched, wording: wording, understanders: understanders,
      literals: literals, attribution: attribution)
  }

  /// Whether words mean a request that changes something only if a slip in them is forgiven.
  func guesses(_ request: StructuredIntent, from words: String) -> Bool {
    guard self[request.app]?.description[request.intent]?.category.acts == true else {
      return false
    }
    let meant = interpretations(of: Utterance(words), now: ParlanceTesting.Stage.usualTime)
      .filter { $0.app == request.app && $0.intent == request.intent }
    return !meant.isEmpty && meant.allSatisfy(\.hasSlips)
  }
}
