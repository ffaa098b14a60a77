// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Intents

extension INObject {
  /// The item with the identifier; without one, with the name.
  var item: Item { Item(id: identifier ?? displayString, display: displayString) }
}
