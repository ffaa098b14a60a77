// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Finds what the user may want to do now.
struct SuggestionFinder {
  /// As many are offered at once.
  static let count = 3

  let installation: Installation
  let device: Device
  let world: World

  /// The likeliest first; none where nothing was learnt, or where it can't be read.
  var suggestions: [Suggestion] {
    // Some may be of apps that are gone or refused.
    let likely =
      (try? world.donations?.likelyDonations(
        at: world.now(), place: nil, Self.count * 3)) ?? []
    return Array(
      likely.filter { !device.refused.contains($0.app) && !device.unopened.contains($0.app) }
        .compactMap(installation.suggestion).prefix(Self.count))
  }
}
