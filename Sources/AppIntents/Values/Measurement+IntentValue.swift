// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension Measurement: _IntentValue where UnitType: Dimension {
  public static var _traits: _ValueTraits<Measurement<UnitType>> {
    let isTime = UnitType.self == UnitDuration.self
    return _ValueTraits(
      isTime ? .duration : .measurement, read: measurement,
      write: { .literal(Literal($0.value, $0.unit, display: $0.formatted())) })
  }

  /// A bare number is in the type's base unit.
  private static func measurement(_ value: IntentModel.Value) -> Self? {
    if let seconds = value.literal?.seconds {
      return UnitDuration.seconds.measurement(seconds, of: UnitType.self)
    }
    guard let literal = value.literal, let number = Double(literal.text),
      let unit = literal.unit.flatMap({ UnitNames.units[$0] })
    else {
      return value.number.map { Measurement(value: $0, unit: UnitType.baseUnit()) }
    }
    return unit.measurement(number, of: UnitType.self)
  }
}

extension Dimension {
  /// A number of this unit, where it is of a type; nil for another, such as litres as a length.
  fileprivate func measurement<UnitType: Dimension>(
    _ number: Double, of type: UnitType.Type
  ) -> Measurement<UnitType>? {
    (self as? UnitType).map { Measurement(value: number, unit: $0) }
  }
}

extension Literal {
  /// So much of a unit.
  init(_ number: Double, _ unit: Dimension, display: String? = nil) {
    if let time = unit as? UnitDuration {
      let seconds = Measurement(value: number, unit: time).converted(to: .seconds).value
      self.init(seconds: seconds, display: display)
      return
    }
    let name = UnitNames.units.first { $0.value == unit }?.key
    self.init(
      .measurement, "\(number)", unit: name ?? unit.symbol,
      display: display ?? "\(number.formatted()) \(unit.symbol)")
  }
}
