// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Voice

extension Interpretation {
  /// The same with its only value for the parameter that was asked for, where that one could hold it
  /// just as well: of two numbers an intent takes, "two" is the one in question.
  func meant(
    for asked: ParameterID?, of description: IntentDescription
  ) -> Interpretation {
    guard let asked = asked.flatMap({ description[$0] }), slots.count == 1,
      let heard = description[ParameterID(slots[0].name)], heard.id != asked.id,
      asked.takes(slots[0].heardValue.value, like: heard)
    else { return self }
    var meant = self
    meant.slots[0].name = asked.id.rawValue
    return meant
  }
}

extension ParameterDescription {
  fileprivate func takes(_ value: Value, like other: ParameterDescription) -> Bool {
    if type == .decimal || type == .integer, value.integer != nil { return true }
    // Any name may be a place's.
    if type == .place, isOpen { return other.type.isNamed }
    guard type == other.type else { return false }
    guard let item = value.item else { return true }
    return choices.contains(item)
  }
}
