// SPDX-License-Identifier: Apache-2.0

/// A case of a switch, or several.
public protocol _ParameterSummarySwitchCase<Intent, Value> {
  associatedtype Intent: AppIntent
  associatedtype Value: _IntentValue

  /// A function that finds the sentence for a value; nil if the value doesn't belong to the case.
  func _case(for value: Value?) -> ((Intent) -> ParameterSummaryString<Intent>?)?
}

/// The cases of a switch: the first that fits counts.
public struct ParameterSummaryTupleCaseCondition<
  Intent: AppIntent, Value: _IntentValue
>: _ParameterSummarySwitchCase {
  let cases: [any _ParameterSummarySwitchCase<Intent, Value>]

  public func _case(for value: Value?) -> ((Intent) -> ParameterSummaryString<Intent>?)? {
    for one in cases {
      if let sentence = one._case(for: value) { return sentence }
    }
    return nil
  }
}

@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  public typealias Cases = [any _ParameterSummarySwitchCase<Intent, Value>]

  public static func buildExpression<Summary: ParameterSummary>(
    _ condition: ParameterSummaryCaseCondition<Intent, Value, Summary>
  ) -> Cases { [condition] }
  public static func buildExpression<Summary: ParameterSummary>(
    _ condition: ParameterSummaryDefaultCaseCondition<Intent, Value, Summary>
  ) -> Cases { [condition] }
  public static func buildBlock(_ cases: Cases...) -> Cases { cases.flatMap(\.self) }
  public static func buildOptional(_ cases: Cases?) -> Cases { cases ?? [] }
  public static func buildEither(first cases: Cases) -> Cases { cases }
  public static func buildEither(second cases: Cases) -> Cases { cases }
  public static func buildLimitedAvailability(_ cases: Cases) -> Cases { cases }
  public static func buildFinalResult(
    _ cases: Cases
  ) -> ParameterSummaryTupleCaseCondition<Intent, Value> {
    ParameterSummaryTupleCaseCondition(cases: cases)
  }
}
