// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Voice

extension Interpretation {
  /// The interpretation, with its only value moved to the parameter that was asked for if that can
  /// hold it just as well: when an intent takes two numbers, "two" is the one in question.
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
    // Any name may be the name of a place.
    if type == .place, isOpen { return other.type.isNamed }
    guard type == other.type else { return false }
    guard let item = value.item else { return true }
    return choices.contains(item)
  }
}
