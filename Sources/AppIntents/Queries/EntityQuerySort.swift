// SPDX-License-Identifier: Apache-2.0

/// The property by which the entities of a query are sorted, and the order.
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
