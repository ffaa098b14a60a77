// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a target does with its input.
protocol FuzzBody {
  /// What was promised and does not hold, a sentence each.
  static func brokenPromises(on input: Data) async -> [String]
}
