// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A parameter whatever its type: found by reflection, filled by name.
protocol AnyIntentParameter: AnyObject, Sendable {
  var name: String { get set }
  var options: ParameterOptions { get }
  var shape: ValueShape { get }

  /// The value as the assistant keeps it, each one of a list's; none where there is none.
  var modelValues: [IntentModel.Value] { get }
  var hasValue: Bool { get }

  /// Takes what was understood; false where it is no value of the type.
  func set(_ values: [IntentModel.Value]) async throws -> Bool
  func clear()
}

extension IntentParameter: AnyIntentParameter {
  var shape: ValueShape { Value._traits.shape }

  var modelValues: [IntentModel.Value] { value.map(Value._traits.write) ?? [] }

  var hasValue: Bool { !modelValues.isEmpty }

  func set(_ values: [IntentModel.Value]) async throws -> Bool {
    let measured = values.map { $0.measured(in: options.unit) }
    guard let value = try await read(measured) else { return false }
    wrappedValue = value
    return true
  }

  /// What was offered is taken as it was offered; else what the type, or a resolver, makes of it.
  private func read(_ values: [IntentModel.Value]) async throws -> Value? {
    if shape.isNameOnly, let offered = try await offered(values) { return offered }
    if let value = try await Value._traits.read(values) { return value }
    return try await options.resolvers.resolved(values) as? Value
  }

  private func offered(_ values: [IntentModel.Value]) async throws -> Value? {
    guard let all = try await options.provider?.offered() else { return nil }
    let chosen = values.compactMap { value in all.first { $0.modelValues == [value] } }
    guard chosen.count == values.count else { return nil }
    return shape.isList ? chosen as? Value : chosen.first as? Value
  }
}

extension DynamicOptionsProvider {
  fileprivate func offered() async throws -> [any _IntentValue] { try await results().items }
}

extension IntentModel.Value {
  /// A number with a unit, where it was said without.
  func measured(in unit: Dimension?) -> IntentModel.Value {
    guard let unit, literal == nil, let number else { return self }
    return .literal(Literal(number, unit))
  }
}
