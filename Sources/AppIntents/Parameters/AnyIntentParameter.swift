// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A parameter of any type, found by reflection and filled by name.
protocol AnyIntentParameter: AnyObject, Sendable {
  var name: String { get set }
  var options: ParameterOptions { get }
  var shape: ValueShape { get }

  /// The value in the assistant's form, one for each value of a list; empty if there is no value.
  var modelValues: [IntentModel.Value] { get }
  var hasValue: Bool { get }

  /// Sets the values that were understood; false if they are no values of the type.
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

  /// Makes the value. If only its name is kept, the value that was offered under it is taken.
  /// Otherwise the type makes the value, or else a resolver.
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
  /// Gives the unit to a number that was said without one.
  func measured(in unit: Dimension?) -> IntentModel.Value {
    guard let unit, literal == nil, let number else { return self }
    return .literal(Literal(number, unit))
  }
}
