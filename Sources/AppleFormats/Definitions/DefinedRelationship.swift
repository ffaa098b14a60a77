// SPDX-License-Identifier: Apache-2.0

/// When a parameter counts: as another one has any value, or one value, or none.
public struct DefinedRelationship: Hashable, Sendable {
  public var parent: String

  /// As the format spells it: `HasAnyValue`, `EnumHasExactValue`.
  public var predicate: String

  /// What the parent must hold, for the predicates that compare.
  public var value: String?

  public init(parent: String, predicate: String, value: String? = nil) {
    self.parent = parent
    self.predicate = predicate
    self.value = value
  }
}
