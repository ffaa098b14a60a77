// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == IntentFile {
  /// - Parameter supportedTypeIdentifiers: the types to allow, by uniform type identifiers. They
  ///   are not checked here.
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

  /// - Parameter supportedContentTypes: the types to allow. They are not checked here.
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
