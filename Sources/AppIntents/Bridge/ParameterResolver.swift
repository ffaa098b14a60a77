// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Tells whether a parameter can hold what was said, and what it could hold.
struct ParameterResolver {
  private let parameter: any AnyIntentParameter
  private let wording: Wording

  init(_ parameter: any AnyIntentParameter, _ wording: Wording) {
    self.parameter = parameter
    self.wording = wording
  }

  private var shape: ValueShape { parameter.shape }

  /// One resolution a value of a list, else exactly one.
  func resolutions(of values: [IntentModel.Value]) async throws -> [Resolution] {
    guard values.isEmpty else {
      var resolutions: [Resolution] = []
      for value in values { resolutions.append(try await resolution(of: value)) }
      return resolutions
    }
    if let value = try await defaultValue() { return [.success(value)] }
    return [shape.isOptional ? .notRequired : .needsValue]
  }

  private func defaultValue() async throws -> IntentModel.Value? {
    if let value = parameter.modelValues.first { return value }
    if shape.isList { return nil }
    return await parameter.options.provider?.defaultModelValue()
  }

  private func resolution(of value: IntentModel.Value) async throws -> Resolution {
    switch shape.kind {
    case .entity(let type): return try await entity(value, type)
    case .enumeration: return .success(value)
    case .plain: break
    }
    if let refusal = outOfRange(value) { return refusal }
    if shape.type == .text, parameter.options.provider != nil {
      let options = try await options()
      let fitting = options.filter { $0.display.isSame(as: value.display) }
      return fitting.first.map(Resolution.success) ?? .success(value)
    }
    return .success(value.measured(in: parameter.options.unit))
  }

  // MARK: Entities

  /// A thing that is known is taken; a name is looked up by the query.
  private func entity(
    _ value: IntentModel.Value, _ type: any AppEntity.Type
  ) async throws -> Resolution {
    if case .item(let item) = value {
      return try await type.find(item).map { .success(.item($0)) } ?? .unsupported(reason: nil)
    }
    let found = try await type.find(named: value.display, in: wording)
    switch found.count {
    case 0: return .unsupported(reason: nil)
    case 1: return .success(.item(found[0]))
    default: return found.count > 10 ? .needsMoreDetails : .disambiguation(found.map { .item($0) })
    }
  }

  // MARK: Numbers

  private func outOfRange(_ value: IntentModel.Value) -> Resolution? {
    guard let refusal = RangeRefusal(of: value, outside: parameter.options.range) else {
      return nil
    }
    let title = parameter.options.title?.text(in: wording) ?? parameter.name
    let values = refusal.bounds.merging(["name": title.lowercased()]) { $1 }
    return .unsupported(reason: wording.text(ifPresent: "reason.\(refusal.code)", values))
  }

  // MARK: Options

  /// As many can be looked through; a query may give more.
  private static let maximumOptions = 1_000

  /// What may be chosen from, best first.
  func options() async throws -> [IntentModel.Value] {
    if let provider = parameter.options.provider {
      return Array(try await provider.modelValues().prefix(Self.maximumOptions))
    }
    switch shape.kind {
    case .entity(let type):
      return try await type.suggestedEntries(in: wording, atMost: Self.maximumOptions).entries
        .map { .item($0.item) }
    case .enumeration(let type): return type.entries(in: wording).map { .item($0.item) }
    case .plain: return []
    }
  }
}

extension DynamicOptionsProvider {
  func modelValues() async throws -> [IntentModel.Value] {
    try await results()._resultValues.flatMap(\.modelValues)
  }

  func defaultModelValue() async -> IntentModel.Value? {
    (await defaultResult() as? any _IntentValue)?.modelValues.first
  }
}

extension AppEntity {
  /// The thing with an item's identifier, as it is called now; nil where there is none any more.
  static func find(_ item: Item) async throws -> Item? {
    guard let id = ID.entityIdentifier(for: item.id) else { return nil }
    return try await defaultQuery.entities(for: [id]).first?.item
  }

  /// The things a name can mean: what the query finds by it, else those of the suggested ones that are
  /// called so, or that have it in their name.
  static func find(named name: String, in wording: Wording) async throws -> [Item] {
    if let query = defaultQuery as? any EntityStringQuery {
      return try await query.items(matching: name)
    }
    let entries = try await suggestedEntries(in: wording, atMost: .max).entries
    let same = entries.filter { $0.phrases.contains { $0.text.isSame(as: name) } }
    guard same.isEmpty else { return same.map(\.item) }
    return entries.filter { $0.phrases.contains { $0.text.contains(part: name) } }.map(\.item)
  }
}

extension EntityStringQuery {
  fileprivate func items(matching name: String) async throws -> [Item] {
    try await entities(matching: name)._resultValues.map(\.item)
  }
}

extension String {
  private static let folding: CompareOptions = [
    .caseInsensitive, .diacriticInsensitive, .widthInsensitive,
  ]

  /// Whether another text is the same but for case, accents and width.
  fileprivate func isSame(as other: String) -> Bool {
    compare(other, options: Self.folding) == .orderedSame
  }

  fileprivate func contains(part: String) -> Bool {
    range(of: part, options: Self.folding) != nil
  }
}
