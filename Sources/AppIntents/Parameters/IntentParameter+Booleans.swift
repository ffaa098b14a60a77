// SPDX-License-Identifier: Apache-2.0

extension Bool {
  /// Names for yes and no when these mean something else, such as on and off.
  public struct IntentDisplayName: Hashable, Sendable {
    public let `true`: LocalizedStringResource
    public let `false`: LocalizedStringResource

    public init(true: LocalizedStringResource, false: LocalizedStringResource) {
      self.true = `true`
      self.false = `false`
    }
  }
}

extension IntentParameter where Value.ValueType == Bool {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterOptions(
        title: title, description: description, requestValueDialog: requestValueDialog,
        booleanNames: displayName),
      default: defaultValue)
  }
}
