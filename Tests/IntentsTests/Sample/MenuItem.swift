// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A soup in the app's own model.
struct MenuItem: Codable, Hashable {
  var name: String
  var identifier: String
  var price: Decimal
  var isAvailable: Bool
  var iconImageName: String
}
