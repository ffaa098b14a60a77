// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A part of a user's day in which a shortcut is useful.
public final class INDailyRoutineRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  public let situation: INDailyRoutineSituation

  public init(situation: INDailyRoutineSituation) {
    self.situation = situation
    super.init()
  }
}
