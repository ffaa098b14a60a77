// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension Installation {
  /// How a step is offered; nil where no installed app does it any more.
  func suggestion(of step: ShortcutStep) -> Suggestion? {
    let step = named(step)
    return naming(of: step).map { Suggestion(step, $0) }
  }
}
