// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
public import Rehearsal

extension Stage {
  /// A stage as a transcript sets it.
  public convenience init(for transcript: Transcript) {
    var locale = "en-US"
    var now = Stage.usualTime
    var device = Device()
    var names: [AppID: [String: [String]]] = [:]
    for setting in transcript.settings {
      switch setting {
      case .locale(let tag): locale = tag
      case .now(let time): now = time
      case .locked: device.isLocked = true
      case .signedOut(let app): device.signedOut.insert(app)
      case .unopened(let app): device.unopened.insert(app)
      case .vocabulary(let app, let kind, let own): names[app, default: [:]][kind] = own
      case .style: break
      }
    }
    self.init(locale: locale, now: now, device: device, names: names)
  }
}

extension TranscriptPlayer {
  /// Plays on a stage.
  public init(on stage: Stage) {
    self.init(
      session: stage.session(), apps: stage.apps, comingBack: { stage.session(at: $0) })
  }
}
