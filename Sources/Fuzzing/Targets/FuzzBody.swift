// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The work that a target does with its input.
protocol FuzzBody {
  /// The promises that the input breaks, a sentence each.
  static func brokenPromises(on input: Data) async -> [String]
}
