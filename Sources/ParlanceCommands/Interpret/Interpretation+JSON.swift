// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Terminal
import Voice

extension Interpretation {
  /// A rival in short.
  var summaryJSON: OrderedJSON {
    [
      "app": .string(ifPresent: app?.rawValue), "intent": .string(intent.rawValue),
      "score": .decimal(score), "template": .string(template.text),
    ]
  }
}
