// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension Measurement: _IntentValue where UnitType: Dimension {
  public static var _traits: _ValueTraits<Measurement<UnitType>> {
    let isTime = UnitType.self == UnitDuration.self
    return _ValueTraits(
      isTime ? .duration : .measurement, read: measurement,
      write: { .literal(Literal($0.value, $0.unit, display: $0.formatted())) })
  }

  /// Reads a measurement. A number without a unit is in the type's base unit.
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
  /// A number in this unit; nil if the unit is not of the type, such as litres for a length.
  fileprivate func measurement<UnitType: Dimension>(
    _ number: Double, of type: UnitType.Type
  ) -> Measurement<UnitType>? {
    (self as? UnitType).map { Measurement(value: number, unit: $0) }
  }
}

extension Literal {
  /// An amount in a unit.
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
