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
  ) { self.init(title, description, defaultValue, requestValueDialog, from: optionsProvider) }

  /// - Parameter supportedContentTypes: the types to allow. They are not checked here.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType] = [.item],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) { self.init(title, description, defaultValue, requestValueDialog, from: optionsProvider) }
}
