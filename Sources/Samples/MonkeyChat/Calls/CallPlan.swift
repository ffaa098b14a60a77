// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A call that is to be made.
struct CallPlan: Hashable, Sendable {
  /// The same for one request however often it is asked.
  var id: UUID
  var parties: [Party]
  var isVideo: Bool
  var date: Date
}
