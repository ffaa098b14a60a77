// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Tells whether a parameter can hold the values that were said, and which values it offers.
struct ParameterResolver {
  private let parameter: any AnyIntentParameter
  private let wording: Wording

  init(_ parameter: any AnyIntentParameter, _ wording: Wording) {
    self.parameter = parameter
    self.wording = wording
  }

  private var shape: ValueShape { parameter.shape }

  /// One resolution for each value, or exactly one if there are no values.
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

  /// A thing is looked up by its identifier, and a name by the query.
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
    default:
      return found.count > Prompt.maximumOptions
        ? .needsMoreDetails : .disambiguation(found.map { .item($0) })
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

  /// The most options that are searched. A query may give more.
  private static let maximumSearched = 1_000

  /// The values to choose from, best first.
  func options() async throws -> [IntentModel.Value] {
    if let provider = parameter.options.provider {
      return Array(try await provider.modelValues().prefix(Self.maximumSearched))
    }
    switch shape.kind {
    case .entity(let type):
      return try await type.suggestedEntries(in: wording, atMost: Self.maximumSearched).entries
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
  /// The thing with an item's identifier, under its current name; nil if it no longer exists.
  static func find(_ item: Item) async throws -> Item? {
    guard let id = ID.entityIdentifier(for: item.id) else { return nil }
    return try await defaultQuery.entities(for: [id]).first?.item
  }

  /// The things a name can mean. A query that searches by name finds them itself. For any other
  /// query, they are the suggested things that have this name, or else those that have it as part
  /// of theirs.
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

  /// Whether another text is the same apart from case, accents and width.
  fileprivate func isSame(as other: String) -> Bool {
    compare(other, options: Self.folding) == .orderedSame
  }

  fileprivate func contains(part: String) -> Bool {
    range(of: part, options: Self.folding) != nil
  }
}
