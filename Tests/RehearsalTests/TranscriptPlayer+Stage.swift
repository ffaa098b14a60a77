// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting
import Rehearsal

extension TranscriptPlayer {
  /// Plays on the stage of the pigeons, where it is always the same time.
  init(on stage: PostStage) {
    self.init(session: stage.session(), apps: stage.apps, comingBack: { _ in stage.session() })
  }
}
