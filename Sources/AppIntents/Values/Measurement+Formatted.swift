// SPDX-License-Identifier: Apache-2.0

// Foundation has this only on Apple's systems.
extension Measurement where UnitType: Dimension {
  /// The number and the unit's symbol: "12.5 km".
  public func formatted() -> String {
    "\(value.formatted(.number.precision(.fractionLength(0...2)))) \(unit.symbol)"
  }
}
