// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting
import Rehearsal

extension TranscriptPlayer {
  /// Plays on the stage of the pigeons, where the time never changes.
  init(on stage: PostStage) {
    self.init(session: stage.session(), apps: stage.apps, comingBack: { _ in stage.session() })
  }
}
