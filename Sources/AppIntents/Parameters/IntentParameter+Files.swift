// SPDX-License-Identifier: Apache-2.0

extension IntentParameter where Value.ValueType == IntentFile {
  /// A parameter for a file. `supportedTypeIdentifiers` are the types to allow, by uniform type
  /// identifiers; they are not checked here.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) { self.init(title, description, defaultValue, requestValueDialog, from: optionsProvider) }

  /// A parameter for a file. `supportedContentTypes` are the types to allow; they are not checked
  /// here.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType] = [.item],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) { self.init(title, description, defaultValue, requestValueDialog, from: optionsProvider) }
}
