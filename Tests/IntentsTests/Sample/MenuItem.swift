// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A soup as an app's own model has it.
struct MenuItem: Codable, Hashable {
  var name: String
  var identifier: String
  var price: Decimal
  var isAvailable: Bool
  var iconImageName: String
}
