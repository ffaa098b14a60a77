// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType: AppEntity {
  /// A parameter for an entity that `query` offers instead of the entity's own query.
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
  /// A parameter for which only the `supportedValues` are offered.
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
