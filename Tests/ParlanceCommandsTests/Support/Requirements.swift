// SPDX-License-Identifier: Apache-2.0

import ParlanceTesting
import Testing

extension Trait where Self == ConditionTrait {
  /// Skips the test if there is no Python, in which some samples are written.
  static var needsPython: Self { .enabled(if: Household.hasPython, "python3 is not installed") }

  /// Skips the test if there is no speech server.
  static var needsSpeechServer: Self {
    .enabled(if: SpeechServer.isInstalled, "speech-dispatcher is not installed")
  }
}
