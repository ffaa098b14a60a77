// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == IntentPerson {
  /// A parameter for a person. Which part of a person is wanted, which `mode` says, has no effect
  /// here.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode = .contact,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) {
    self.init(
      title, description, defaultValue, requestValueDialog, requestDisambiguationDialog,
      from: optionsProvider)
  }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode,
    size: IntentCollectionSize, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title, description, defaultValue) }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title, description, defaultValue) }
}
