// SPDX-License-Identifier: Apache-2.0

/// Whether a property is a value; none is one, too, for an optional property.
public final class EqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Equatable,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType> {
  let map: (PropertyType) -> ComparatorMappingType

  public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {
    map = mappingTransform
  }
}

/// Whether a property is another than a value.
public final class NotEqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Equatable,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType> {
  let map: (PropertyType) -> ComparatorMappingType

  public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {
    map = mappingTransform
  }
}
