// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Voice

extension StructuredIntent {
  /// Takes over the values of an interpretation: a list grows or shrinks, another value is replaced.
  ///
  /// - Parameter replaced: the lists whose values are replaced by those that are heard.
  mutating func merge(
    _ heard: Interpretation, as description: IntentDescription,
    replacing replaced: Set<ParameterID> = []
  ) {
    let given = Set(heard.slots.filter { !$0.isRemoval }.map { ParameterID($0.name) })
    for parameter in description.parameters where given.contains(parameter.id) {
      if replaced.contains(parameter.id) { arguments[parameter.id] = nil }
      for other in parameter.replaces where !given.contains(other) { arguments[other] = nil }
    }
    for slot in heard.slots {
      let id = ParameterID(slot.name)
      guard let parameter = description[id] else { continue }
      if slot.isRemoval {
        remove(slot.heardValue.value, from: id)
      } else if parameter.isList {
        add(slot.heardValue, to: id)
      } else {
        arguments[id] = .one(slot.heardValue)
      }
    }
  }

  private mutating func add(_ value: HeardValue, to parameter: ParameterID) {
    var values = arguments[parameter]?.values ?? []
    guard !values.contains(where: { $0.value == value.value }) else { return }
    values.append(value)
    arguments[parameter] = .many(values)
  }

  private mutating func remove(_ value: Value, from parameter: ParameterID) {
    switch arguments[parameter] {
    case .many(let values):
      let rest = values.filter { $0.value != value }
      arguments[parameter] = rest.isEmpty ? nil : .many(rest)
    case .one(let heard) where heard.value == value: arguments[parameter] = nil
    case .one, nil: break
    }
  }

  /// Adds a value to a list that does not have it yet, at a place or, where the list is shorter, at
  /// its end.
  mutating func insert(_ value: HeardValue, at element: Int, of parameter: ParameterID) {
    var values = arguments[parameter]?.values ?? []
    guard !values.contains(where: { $0.value == value.value }) else { return }
    values.insert(value, at: min(element, values.count))
    arguments[parameter] = .many(values)
  }

  /// Keeps the first of equal values in a list: two names may have turned out to be the same thing.
  mutating func dropRepeats(of parameter: ParameterID) {
    guard case .many(let values) = arguments[parameter] else { return }
    var seen: Set<Value> = []
    arguments[parameter] = .many(values.filter { seen.insert($0.value).inserted })
  }

  /// Puts a value in the place of one of a parameter's values; `nil` takes it away.
  mutating func replace(_ element: Int, of parameter: ParameterID, with value: HeardValue?) {
    switch arguments[parameter] {
    case .many(var values):
      if values.indices.contains(element) { values.remove(at: element) }
      if let value { values.insert(value, at: min(element, values.count)) }
      arguments[parameter] = values.isEmpty ? nil : .many(values)
    case .one, nil: arguments[parameter] = value.map { .one($0) }
    }
  }
}
