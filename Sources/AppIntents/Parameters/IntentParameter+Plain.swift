// SPDX-License-Identifier: Apache-2.0

// An initialiser for one type of value is preferred to this one for all types, whichever labels a
// call gives.

extension IntentParameter {
  /// A parameter whose values to choose from the `optionsProvider` finds.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) {
    self.init(
      title, description, defaultValue, requestValueDialog, requestDisambiguationDialog,
      from: optionsProvider)
  }
}
