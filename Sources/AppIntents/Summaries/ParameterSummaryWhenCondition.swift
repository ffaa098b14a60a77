// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// One summary or another, depending on a parameter's value.
public struct ParameterSummaryWhenCondition<
  Intent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary
where Intent: AppIntent, WhenCondition.Intent == Intent, Otherwise.Intent == Intent {
  let holds: (Intent) -> Bool
  let when: WhenCondition
  let otherwise: Otherwise

  public func _sentence(for intent: Intent) -> ParameterSummaryString<Intent>? {
    holds(intent) ? when._sentence(for: intent) : otherwise._sentence(for: intent)
  }

  private init(
    _ when: () -> WhenCondition, _ otherwise: () -> Otherwise,
    holds: @escaping (Intent) -> Bool
  ) {
    self.holds = holds
    self.when = when()
    self.otherwise = otherwise()
  }
}

extension ParameterSummaryWhenCondition {
  /// An optional parameter may be compared with a value as well as with nil.
  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator,
    _ value: Parameter.Value, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value: Equatable {
    let isWanted = comparisonOperator == .equalTo
    self.init(when, otherwise) { intent in
      (intent[keyPath: keyPath].heldValue == value) == isWanted
    }
  }

  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: ComparableComparisonOperator,
    _ value: Parameter.Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.UnwrappedType: Comparable {
    self.init(when, otherwise) { intent in
      guard let held = intent[keyPath: keyPath]._value as? Parameter.Value.UnwrappedType else {
        return false
      }
      return comparisonOperator.holds(held, value)
    }
  }

  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    let isWanted = comparisonOperator == .hasAnyValue
    self.init(when, otherwise) { intent in
      (intent[keyPath: keyPath]._value?.modelValues.isEmpty == false) == isWanted
    }
  }

  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: OneOfComparisonOperator,
    _ values: [Parameter.Value.UnwrappedType],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.UnwrappedType: Equatable {
    self.init(when, otherwise) { intent in
      (intent[keyPath: keyPath]._value as? Parameter.Value.UnwrappedType).map(values.contains)
        ?? false
    }
  }

  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: StringComparisonOperator,
    _ value: String, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.UnwrappedType == String {
    self.init(when, otherwise) { intent in
      (intent[keyPath: keyPath]._value as? String).map { comparisonOperator.holds($0, value) }
        ?? false
    }
  }

  /// Compares the family of the widget. There are no widgets here, so no family equals the current
  /// one.
  public init(
    widgetFamily comparisonOperator: EquatableComparisonOperator, _ value: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(when, otherwise) { _ in comparisonOperator == .notEqualTo }
  }

  public init(
    widgetFamily comparisonOperator: OneOfComparisonOperator, _ values: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(when, otherwise) { _ in false }
  }
}

extension AnyIntentValue {
  /// The current value. An optional parameter without a value has the value nil, which can be
  /// compared, too.
  fileprivate var heldValue: Value? {
    _value ?? (Value.self as? any AbsentValue.Type)?.absent as? Value
  }
}

// MARK: Entities by their identifiers

extension ParameterSummaryWhenCondition {
  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>,
    identifier comparisonOperator: EquatableComparisonOperator,
    _ value: Parameter.Value.ValueType.ID,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.ValueType: AppEntity {
    let isWanted = comparisonOperator == .equalTo
    self.init(when, otherwise) { ($0[keyPath: keyPath].id == value) == isWanted }
  }

  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: OneOfComparisonOperator,
    _ values: [Parameter.Value.ValueType.ID],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.ValueType: AppEntity {
    self.init(when, otherwise) { $0[keyPath: keyPath].id.map(values.contains) ?? false }
  }

  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>,
    identifier comparisonOperator: ComparableComparisonOperator,
    _ value: Parameter.Value.ValueType.ID,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.ValueType: AppEntity, Parameter.Value.ValueType.ID == Int {
    self.init(when, otherwise) { intent in
      intent[keyPath: keyPath].id.map { comparisonOperator.holds($0, value) } ?? false
    }
  }

  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: StringComparisonOperator,
    _ value: String, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.ValueType: AppEntity {
    self.init(when, otherwise) { intent in
      guard let id = intent[keyPath: keyPath].id else { return false }
      return comparisonOperator.holds(id.entityIdentifierString, value)
    }
  }
}

extension AnyIntentValue where Value.ValueType: AppEntity {
  /// The identifier of the entity it holds; nil for none.
  fileprivate var id: Value.ValueType.ID? { (_value as? Value.ValueType)?.id }
}

// MARK: No other summary

extension ParameterSummaryWhenCondition where Otherwise == IntentParameterSummary<Intent> {
  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator,
    _ value: Parameter.Value, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition
  ) where Parameter.Value: Equatable {
    self.init(
      keyPath, comparisonOperator, value, when, otherwise: { IntentParameterSummary<Intent>() })
  }

  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: ComparableComparisonOperator,
    _ value: Parameter.Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition
  ) where Parameter.Value.UnwrappedType: Comparable {
    self.init(
      keyPath, comparisonOperator, value, when, otherwise: { IntentParameterSummary<Intent>() })
  }

  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition
  ) {
    self.init(keyPath, comparisonOperator, when, otherwise: { IntentParameterSummary<Intent>() })
  }

  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: OneOfComparisonOperator,
    _ values: [Parameter.Value.UnwrappedType],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition
  ) where Parameter.Value.UnwrappedType: Equatable {
    self.init(
      keyPath, comparisonOperator, values, when, otherwise: { IntentParameterSummary<Intent>() })
  }
}

extension AppIntent {
  public typealias When<WhenCondition: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, WhenCondition, Otherwise>
  where WhenCondition.Intent == Self, Otherwise.Intent == Self
}
