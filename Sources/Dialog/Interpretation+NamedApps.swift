// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Voice

extension Interpretation {
  /// The apps that a sentence of the assistant's own names: several where they have one name; nil where it names none.
  var namedApps: [AppID]? {
    self["app"]?.candidates.compactMap { candidate in
      if case .string(let app) = candidate.output { AppID(app) } else { nil }
    }
  }
}
