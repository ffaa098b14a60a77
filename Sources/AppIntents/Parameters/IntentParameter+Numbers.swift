// SPDX-License-Identifier: Apache-2.0

extension IntentParameter {
  /// The least and the greatest value a parameter takes.
  public typealias InclusiveRange<Bound: Comparable> = (lowerBound: Bound, upperBound: Bound)

  /// How a whole number is set by hand.
  public enum IntControlStyle: Hashable, Sendable {
    case field
    case stepper
  }

  /// How a number is set by hand.
  public enum DoubleControlStyle: Hashable, Sendable {
    case field
    case slider
    case stepper
  }
}

extension IntentParameter where Value.ValueType == Int {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) {
    self.init(
      title, description, defaultValue, requestValueDialog, requestDisambiguationDialog,
      in: ParameterOptions.range(inclusiveRange, Double.init), from: optionsProvider)
  }
}

extension IntentParameter where Value.ValueType == Double {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) {
    self.init(
      title, description, defaultValue, requestValueDialog, requestDisambiguationDialog,
      in: ParameterOptions.range(inclusiveRange) { $0 }, from: optionsProvider)
  }
}

extension IntentParameter where Value.ValueType == Decimal {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Value.ValueType>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title, description, defaultValue, requestValueDialog,
      in: ParameterOptions.range(inclusiveRange, Double.init))
  }
}

extension Double {
  init(_ decimal: Decimal) { self = NSDecimalNumber(decimal: decimal).doubleValue }
}
