// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Intents

extension INObject {
  /// The thing by its identifier; by its name where it has none.
  var item: Item { Item(id: identifier ?? displayString, display: displayString) }
}
