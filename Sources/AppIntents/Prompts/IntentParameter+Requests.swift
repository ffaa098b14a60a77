// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension IntentParameter {
  /// Asks the user for a value, sets it, and goes on with it.
  @discardableResult
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    try single(await settled(dialog))
  }

  /// The same for a list, all of it.
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

  /// To be thrown: the value is asked for, and the intent begins anew with it.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(demand: ParameterDemand { [self] in _ = try await settled(dialog) })
  }

  /// Asks which of several values is meant, sets it, and goes on with it.
  @discardableResult
  public func requestDisambiguation(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    try single(await choice(among: itemsToDisambiguate.flatMap(\.modelValues), dialog))
  }

  /// To be thrown: the user is asked which value is meant, and the intent begins anew with it.
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

  /// The value itself; of a list's the first.
  private func single(_ value: Value) throws -> Value.ValueType {
    let one = value as? Value.ValueType ?? (value as? any Sequence)?.first as? Value.ValueType
    guard let one else { throw AppIntentError.Unrecoverable.entityNotFound }
    return one
  }
}

extension Sequence {
  fileprivate var first: Any? { first { _ in true } }
}
