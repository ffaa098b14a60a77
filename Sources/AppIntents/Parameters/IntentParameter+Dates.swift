// SPDX-License-Identifier: Apache-2.0

extension IntentParameter {
  /// Which part of a moment a parameter is about.
  public enum DateKind: Hashable, Sendable {
    case date
    case time
    case dateTime
  }
}

extension IntentParameter where Value.ValueType == Date {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) { self.init(title, description, defaultValue, requestValueDialog, from: optionsProvider) }
}

extension IntentParameter where Value.ValueType == DateComponents {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) { self.init(title, description, defaultValue, requestValueDialog, from: optionsProvider) }
}
