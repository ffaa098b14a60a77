// SPDX-License-Identifier: Apache-2.0

/// Whether a property equals a value. For an optional property, the value may be nil.
public final class EqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Equatable,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType> {
  public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {}
}

/// Whether a property differs from a value.
public final class NotEqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Equatable,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType> {
  public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {}
}
