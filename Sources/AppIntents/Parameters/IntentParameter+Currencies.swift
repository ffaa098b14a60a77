// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
  /// A parameter for an amount of money. `currencyCodes` are the currencies to allow, by ISO 4217;
  /// they are not checked here.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String] = [],
    inclusiveRange: InclusiveRange<Decimal>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) {
    self.init(
      title, description, defaultValue, requestValueDialog,
      in: ParameterOptions.range(inclusiveRange, Double.init), from: optionsProvider)
  }
}
