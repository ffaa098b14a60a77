// SPDX-License-Identifier: Apache-2.0

/// A type that measures in units.
public protocol _MeasurementValue {
  associatedtype MeasuredUnit: Dimension
  init(_value: Double, unit: MeasuredUnit)
}

extension Measurement: _MeasurementValue where UnitType: Dimension {
  public typealias MeasuredUnit = UnitType
  public init(_value: Double, unit: UnitType) { self.init(value: _value, unit: unit) }
}

extension IntentParameter where Value.ValueType: _MeasurementValue {
  /// A parameter for a measurement. The default value and a number that is said without a unit are
  /// in `unit`.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Value.ValueType.MeasuredUnit,
    unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, description: description, defaultValue: defaultValue, defaultUnit: unit,
      defaultUnitAdjustForLocale: unitAdjustForLocale,
      supportsNegativeNumbers: supportsNegativeNumbers, requestValueDialog: requestValueDialog,
      inputConnectionBehavior: inputConnectionBehavior)
  }

  /// A parameter for a measurement. The default value and a number that is said without a unit are
  /// in `defaultUnit`.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Value.ValueType.MeasuredUnit? = nil,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var options = ParameterOptions(
      title: title, description: description, requestValueDialog: requestValueDialog,
      range: supportsNegativeNumbers ? nil : 0...Double.greatestFiniteMagnitude)
    options.unit = defaultUnit
    let unit = defaultUnit ?? Value.ValueType.MeasuredUnit.baseUnit()
    let value = defaultValue.map { Value.ValueType(_value: $0, unit: unit) }
    self.init(options, default: value as? Value.UnwrappedType)
  }
}
