// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An entity that exists in a result alone: no query finds it again.
public protocol TransientAppEntity: AppEntity where DefaultQuery == TransientAppEntityQuery<Self> {
  init()
}

extension TransientAppEntity {
  public static var defaultQuery: TransientAppEntityQuery<Self> { TransientAppEntityQuery() }

  /// Another one each time: nothing is found by it.
  public var id: UUID { UUID() }
}

/// Finds nothing.
public struct TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
  public init() {}
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
