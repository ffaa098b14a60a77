// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension Optional: _IntentValue where Wrapped: _IntentValue {
  public typealias UnwrappedType = Wrapped
  public typealias ValueType = Wrapped.ValueType

  public static var _traits: _ValueTraits<Wrapped?> {
    let wrapped = Wrapped._traits
    return _ValueTraits(
      wrapped.shape.optional(),
      read: { values in .some(values.isEmpty ? nil : try await wrapped.read(values)) },
      write: { $0.map(wrapped.write) ?? [] })
  }
}

extension Array: _IntentValue where Element: _IntentValue {
  public typealias ValueType = Element.ValueType

  public static var _traits: _ValueTraits<[Element]> {
    let element = Element._traits
    return _ValueTraits(
      element.shape.list(),
      read: { values in
        var read: [Element] = []
        for value in values {
          if let one = try await element.read([value]) { read.append(one) }
        }
        return read
      },
      write: { $0.flatMap(element.write) })
  }
}

extension Set: _IntentValue where Element: _IntentValue {
  public typealias ValueType = Element.ValueType

  public static var _traits: _ValueTraits<Set<Element>> {
    let array = [Element]._traits
    return _ValueTraits(
      array.shape, read: { try await array.read($0).map { Set($0) } },
      write: { array.write(Array($0)) })
  }
}
