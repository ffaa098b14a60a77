// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType: AppEntity {
  /// - Parameter query: the query that offers the entities instead of their own query.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) where Query.Entity == Value.ValueType {
    self.init(
      title, description, defaultValue, requestValueDialog, requestDisambiguationDialog,
      from: query)
  }
}

extension IntentParameter where Value.ValueType: AppValue {
  /// - Parameter supportedValues: the only values that are offered.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType]
  ) {
    self.init(
      title, description, defaultValue, requestValueDialog, requestDisambiguationDialog,
      from: GivenOptions(values: supportedValues))
  }
}

/// Values that are written down in a parameter's declaration.
private struct GivenOptions<Value: _IntentValue>: DynamicOptionsProvider {
  let values: [Value]

  func results() async throws -> [Value] { values }
}
