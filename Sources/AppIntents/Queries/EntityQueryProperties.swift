// SPDX-License-Identifier: Apache-2.0

/// The properties a query can compare, each with the comparisons it can make.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
  let properties: [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]

  public init() { properties = [] }

  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () ->
      [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
  ) {
    self.properties = properties()
  }
}

/// A property of any type that a query can compare.
public class EntityQueryPropertyDeclaration<Entity: AppEntity, ComparatorMappingType> {
  let keyPath: AnyKeyPath

  init(keyPath: AnyKeyPath) { self.keyPath = keyPath }
}

@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
  public typealias Declaration = EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>

  public static func buildExpression<Subject, Property, PropertyType>(
    _ property: EntityQueryProperty<Entity, Subject, Property, PropertyType, ComparatorMappingType>
  ) -> [Declaration] { [property] }
  public static func buildBlock(_ properties: [Declaration]...) -> [Declaration] {
    properties.flatMap(\.self)
  }
  public static func buildOptional(_ properties: [Declaration]?) -> [Declaration] {
    properties ?? []
  }
  public static func buildEither(first properties: [Declaration]) -> [Declaration] { properties }
  public static func buildEither(second properties: [Declaration]) -> [Declaration] { properties }
  public static func buildLimitedAvailability(_ properties: [Declaration]) -> [Declaration] {
    properties
  }
}
