// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == String {
  /// A parameter for a text. How it is typed, which `inputOptions` say, has no effect here.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) {
    self.init(
      title, description, defaultValue, requestValueDialog, requestDisambiguationDialog,
      from: optionsProvider)
  }
}
