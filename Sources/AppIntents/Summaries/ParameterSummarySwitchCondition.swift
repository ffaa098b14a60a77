// SPDX-License-Identifier: Apache-2.0

/// The summary of the case that matches a parameter's value.
public struct ParameterSummarySwitchCondition<
  Intent: AppIntent, Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase
>: ParameterSummary where CaseCondition.Intent == Intent, CaseCondition.Value == Value {
  /// The subject of a switch that is not over a parameter.
  public enum WidgetFamily: Hashable, Sendable {
    case widgetFamily
  }

  let value: (Intent) -> Value?
  let cases: CaseCondition

  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ builder: () -> CaseCondition
  ) {
    value = { $0[keyPath: keyPath].value }
    cases = builder()
  }

  /// There are no widgets here, so the default case counts.
  public init(
    _ widgetFamily: WidgetFamily,
    @ParameterSummaryCaseBuilder<Intent, Value> _ builder: () -> CaseCondition
  ) where Value == IntentWidgetFamily {
    value = { _ in nil }
    cases = builder()
  }

  public func _sentence(for intent: Intent) -> ParameterSummaryString<Intent>? {
    cases._case(for: value(intent))?(intent)
  }
}

/// The summary for one value, or for several.
public struct ParameterSummaryCaseCondition<
  Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary
>: _ParameterSummarySwitchCase where Summary.Intent == Intent {
  let values: [Value]
  let summary: Summary

  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
    self.init([value], parameterSummary)
  }

  public init(
    _ value: [Value], @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary
  ) {
    values = value
    summary = parameterSummary()
  }

  /// Compares values in the assistant's form, because entities need not be equatable.
  public func _case(
    for value: Value?
  ) -> ((Intent) -> ParameterSummaryString<Intent>?)? {
    let held = value?.modelValues ?? []
    return values.contains { $0.modelValues == held } ? summary._sentence : nil
  }
}

/// The summary for all other values.
public struct ParameterSummaryDefaultCaseCondition<
  Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary
>: _ParameterSummarySwitchCase where Summary.Intent == Intent {
  let summary: Summary

  public init(@ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
    summary = parameterSummary()
  }

  public func _case(
    for value: Value?
  ) -> ((Intent) -> ParameterSummaryString<Intent>?)? { summary._sentence }
}

extension AppIntent {
  public typealias Switch<Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase> =
    ParameterSummarySwitchCondition<Self, Value, CaseCondition>
  where CaseCondition.Intent == Self, CaseCondition.Value == Value
  public typealias Case = ParameterSummaryCaseCondition
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition
}
