// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// What a sentence asks of one key of the context.
public struct ContextRequirement: Hashable, Sendable {
  /// The values that fit; nil when any value does.
  public var accepted: [JSONValue]?

  /// Whether the context's value is copied into a slot of the same name.
  public var fillsSlot: Bool

  public init(accepted: [JSONValue]? = nil, fillsSlot: Bool = false) {
    self.accepted = accepted
    self.fillsSlot = fillsSlot
  }

  /// Whether a context's value fits: a list fits when one of its elements does.
  public func accepts(_ value: JSONValue?) -> Bool {
    guard let value, value != .null else { return false }
    guard let accepted else { return true }
    if case .array(let elements) = value { return elements.contains { accepted.contains($0) } }
    return accepted.contains(value)
  }
}
