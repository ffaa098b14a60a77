// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == Duration {
  /// A unit of time.
  public enum DurationUnit: String, Hashable, Sendable, CaseIterable {
    case hours
    case minutes
    case seconds
    case milliseconds
    case microseconds
    case nanoseconds
    case picoseconds

    fileprivate var unit: UnitDuration {
      switch self {
      case .hours: .hours
      case .minutes: .minutes
      case .seconds: .seconds
      case .milliseconds: .milliseconds
      case .microseconds: .microseconds
      case .nanoseconds: .nanoseconds
      case .picoseconds: .picoseconds
      }
    }
  }

  /// A parameter for a duration. A number that is said without a unit has the `defaultUnit`.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, defaultUnit: DurationUnit? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) {
    var options = ParameterOptions(
      title: title, description: description, requestValueDialog: requestValueDialog,
      provider: optionsProvider)
    options.unit = defaultUnit?.unit
    self.init(options, default: defaultValue)
  }
}
