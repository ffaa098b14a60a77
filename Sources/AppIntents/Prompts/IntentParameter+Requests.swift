// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension IntentParameter {
  /// Asks the user for a value, sets it, and returns it.
  @discardableResult
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    try single(await settled(dialog))
  }

  /// Does the same for a list, and returns all of its values.
  @_disfavoredOverload
  @discardableResult
  public func requestValue(
    _ dialog: IntentDialog? = nil
  ) async throws -> Value.UnwrappedType where Value.UnwrappedType == [Value.ValueType] {
    guard let list = try await settled(dialog) as? Value.UnwrappedType else {
      throw AppIntentError.Unrecoverable.entityNotFound
    }
    return list
  }

  /// An error to throw when the value is missing. The user is asked for it, and the intent starts
  /// again with it.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(demand: ParameterDemand { [self] in _ = try await settled(dialog) })
  }

  /// Asks which of several values is meant, sets it, and returns it.
  @discardableResult
  public func requestDisambiguation(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    try single(await choice(among: itemsToDisambiguate.flatMap(\.modelValues), dialog))
  }

  /// An error to throw when the value is ambiguous. The user is asked which one is meant, and the
  /// intent starts again with it.
  public func needsDisambiguationError(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    let values = itemsToDisambiguate.flatMap(\.modelValues)
    return AppIntentError(
      demand: ParameterDemand { [self] in _ = try await choice(among: values, dialog) })
  }

  /// Asks whether a value is the right one.
  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    try await ParameterQuestion(parameter: self).confirmation(
      of: itemToConfirm.modelValues.first, dialog)
  }

  /// The same with a card beside the question.
  public func requestConfirmation<ViewType: View>(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil, view: ViewType
  ) async throws -> Bool {
    try await ParameterQuestion(parameter: self).confirmation(
      of: itemToConfirm.modelValues.first, dialog, view)
  }

  public func requestConfirmation<ViewType: View>(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil,
    @ViewBuilder view: () -> ViewType
  ) async throws -> Bool {
    try await requestConfirmation(for: itemToConfirm, dialog: dialog, view: view())
  }
}

extension IntentParameter {
  private func settled(_ dialog: IntentDialog?) async throws -> Value {
    try await ParameterQuestion(parameter: self).value(dialog ?? options.requestValueDialog)
  }

  private func choice(
    among values: [IntentModel.Value], _ dialog: IntentDialog?
  ) async throws -> Value {
    try await ParameterQuestion(parameter: self).choice(
      among: values, dialog ?? options.requestDisambiguationDialog)
  }

  /// The value itself, or the first value of a list.
  private func single(_ value: Value) throws -> Value.ValueType {
    let one = value as? Value.ValueType ?? (value as? any Sequence)?.first as? Value.ValueType
    guard let one else { throw AppIntentError.Unrecoverable.entityNotFound }
    return one
  }
}

extension Sequence {
  fileprivate var first: Any? { first { _ in true } }
}
