// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension IntentID {
  /// With the app's name before it; alone in a grammar on its own.
  func named(in app: AppID?) -> String { (app.map { "\($0)." } ?? "") + rawValue }
}
