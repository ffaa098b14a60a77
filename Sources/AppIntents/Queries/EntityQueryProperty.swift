// SPDX-License-Identifier: Apache-2.0

/// A property of entities, or of other entities they lead to, and the comparisons a query can make
/// with it.
public final class EntityQueryProperty<
  Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>,
  PropertyType: _IntentValue, ComparatorMappingType
>: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
  public typealias QueryComparators = [AnyEntityQueryComparator<
    Entity, Subject, Property, PropertyType, ComparatorMappingType
  >]

  let comparators: QueryComparators

  public init(
    _ keyPath: KeyPath<Subject, Property>, entityProvider: @escaping (Entity) -> Subject,
    @EntityQueryComparatorsBuilder<Entity, Subject, Property, PropertyType, ComparatorMappingType>
    comparators: () -> QueryComparators
  ) {
    self.comparators = comparators()
    super.init(keyPath: keyPath)
  }

  public convenience init(
    _ keyPath: KeyPath<Subject, Property>,
    @EntityQueryComparatorsBuilder<Entity, Entity, Property, PropertyType, ComparatorMappingType>
    comparators: () -> QueryComparators
  ) where Entity == Subject {
    self.init(keyPath, entityProvider: { $0 }, comparators: comparators)
  }
}

/// A comparison of any kind with a property.
public struct AnyEntityQueryComparator<
  Entity, Subject, Property: EntityProperty<PropertyType>, PropertyType: _IntentValue,
  ComparatorMappingType
> {
  let comparator: Any
}

@resultBuilder
public enum EntityQueryComparatorsBuilder<
  Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>,
  PropertyType: _IntentValue, ComparatorMappingType
> {
  public typealias Comparator = AnyEntityQueryComparator<
    Entity, Subject, Property, PropertyType, ComparatorMappingType
  >

  public static func buildExpression<InputType>(
    _ comparator: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
  ) -> [Comparator] { [Comparator(comparator: comparator)] }
  public static func buildBlock(_ comparators: [Comparator]...) -> [Comparator] {
    comparators.flatMap(\.self)
  }
  public static func buildOptional(_ comparators: [Comparator]?) -> [Comparator] {
    comparators ?? []
  }
  public static func buildEither(first comparators: [Comparator]) -> [Comparator] { comparators }
  public static func buildEither(second comparators: [Comparator]) -> [Comparator] { comparators }
  public static func buildLimitedAvailability(_ comparators: [Comparator]) -> [Comparator] {
    comparators
  }
}
