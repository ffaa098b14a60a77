// SPDX-License-Identifier: Apache-2.0

// An initialiser for one type of value is preferred to these for all, whichever labels are given.

extension IntentParameter {
  /// - Parameter optionsProvider: finds what may be chosen from.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) {
    self.init(
      ParameterOptions(
        title: title, description: description, requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog, provider: optionsProvider),
      default: parameterDefault(defaultValue))
  }
}
