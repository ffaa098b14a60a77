// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == IntentFile {
  /// - Parameter supportedTypeIdentifiers: what it takes, by uniform type identifiers.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) {
    self.init(
      ParameterOptions(
        title: title, description: description, requestValueDialog: requestValueDialog,
        provider: optionsProvider),
      default: parameterDefault(defaultValue))
  }

  /// - Parameter supportedContentTypes: what it takes.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType] = [.item],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) {
    self.init(
      ParameterOptions(
        title: title, description: description, requestValueDialog: requestValueDialog,
        provider: optionsProvider),
      default: parameterDefault(defaultValue))
  }
}
