// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An entity that exists only in a result: no query finds it again.
public protocol TransientAppEntity: AppEntity where DefaultQuery == TransientAppEntityQuery<Self> {
  init()
}

extension TransientAppEntity {
  public static var defaultQuery: TransientAppEntityQuery<Self> { TransientAppEntityQuery() }

  /// A new identifier at each read, because nothing is found by it.
  public var id: UUID { UUID() }
}

/// Finds nothing.
public struct TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
  public init() {}
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
