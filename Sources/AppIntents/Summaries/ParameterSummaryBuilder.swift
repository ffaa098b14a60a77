// SPDX-License-Identifier: Apache-2.0

@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<Summary: ParameterSummary>(
    _ summary: Summary
  ) -> Summary where Summary.Intent == Intent { summary }

  public static func buildBlock<Summary: ParameterSummary>(
    _ summary: Summary
  ) -> Summary where Summary.Intent == Intent { summary }

  public static func buildEither<First: ParameterSummary, Second: ParameterSummary>(
    first summary: First
  ) -> EitherSummary<First, Second> where First.Intent == Second.Intent { .first(summary) }

  public static func buildEither<First: ParameterSummary, Second: ParameterSummary>(
    second summary: Second
  ) -> EitherSummary<First, Second> where First.Intent == Second.Intent { .second(summary) }

  public static func buildLimitedAvailability<Summary: ParameterSummary>(
    _ summary: Summary
  ) -> AnySummary<Intent> where Summary.Intent == Intent {
    AnySummary(find: { summary._sentence(for: $0) })
  }

  public static func buildOptional<Summary: ParameterSummary>(
    _ summary: Summary?
  ) -> AnySummary<Intent> where Summary.Intent == Intent {
    AnySummary(find: { summary?._sentence(for: $0) })
  }
}

/// One of two summaries.
public enum EitherSummary<First: ParameterSummary, Second: ParameterSummary>: ParameterSummary
where First.Intent == Second.Intent {
  case first(First)
  case second(Second)

  public func _sentence(for intent: First.Intent) -> ParameterSummaryString<First.Intent>? {
    switch self {
    case .first(let summary): summary._sentence(for: intent)
    case .second(let summary): summary._sentence(for: intent)
    }
  }
}

/// A summary of any shape.
public struct AnySummary<Intent: AppIntent>: ParameterSummary {
  let find: (Intent) -> ParameterSummaryString<Intent>?

  public func _sentence(for intent: Intent) -> ParameterSummaryString<Intent>? { find(intent) }
}
