// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// An intent among all apps'.
struct IntentKey: Hashable, Sendable {
  /// The app's place among the sources.
  var source: Int
  var intent: IntentID
}
