// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension ParameterDescription {
  /// A value under the name the parameter's own choices have for it: an app's code may know nothing but
  /// its identifier.
  func named(_ value: Value) -> Value {
    guard type == .item, let choice = choices.first(where: { $0.id == value.identifier }) else {
      return value
    }
    return .item(choice)
  }
}
