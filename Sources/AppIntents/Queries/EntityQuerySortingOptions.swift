// SPDX-License-Identifier: Apache-2.0

/// The properties by which the entities of a query may be sorted.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  let options: [EntityQuerySortableByProperty<Entity>]

  public init() { options = [] }

  public init(
    @EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<
      Entity
    >]
  ) {
    options = content()
  }

  public subscript(index: Int) -> EntityQuerySortableByProperty<Entity> { options[index] }
}

/// A property by which the entities of a query may be sorted.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: @unchecked Sendable {
  let keyPath: PartialKeyPath<Entity>

  public init<Property>(_ keyPath: KeyPath<Entity, Property>) { self.keyPath = keyPath }
}

@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  public typealias Options = [EntityQuerySortableByProperty<Entity>]

  public static func buildExpression(
    _ option: EntityQuerySortableByProperty<Entity>
  ) -> Options { [option] }
  public static func buildBlock(_ options: Options...) -> Options { options.flatMap(\.self) }
  public static func buildOptional(_ options: Options?) -> Options { options ?? [] }
  public static func buildEither(first options: Options) -> Options { options }
  public static func buildEither(second options: Options) -> Options { options }
  public static func buildLimitedAvailability(_ options: Options) -> Options { options }
}
