// SPDX-License-Identifier: Apache-2.0

/// By which property the entities of a query are sorted.
public struct EntityQuerySort<Entity: AppEntity>: Hashable, @unchecked Sendable {
  public enum Ordering: Hashable, Sendable {
    case ascending
    case descending
  }

  public let by: PartialKeyPath<Entity>
  public let order: Ordering

  public init(by: PartialKeyPath<Entity>, order: Ordering = .ascending) {
    self.by = by
    self.order = order
  }
}
