// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

/// What a guest asks for, as far as it was said.
struct SoupRequest: Hashable, Sendable {
  /// The same for one request however often it is asked.
  var id: UUID
  var soup: Item?
  var quantity: Int?
  var options: [Item] = []
  var date: Date
}

extension SoupRequest {
  init(_ intent: OrderSoupIntent) {
    let context = RequestContext.current
    self.init(
      id: intent.identifier.flatMap(UUID.init) ?? UUID(), soup: intent.soup?.item,
      quantity: intent.quantity?.intValue, options: intent.options?.map(\.item) ?? [],
      date: context?.now ?? Date())
  }
}
