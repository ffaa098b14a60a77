// SPDX-License-Identifier: Apache-2.0

/// Whether a property comes before a value.
public final class LessThanComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {}
}

/// Whether a property comes before a value or equals it.
public final class LessThanOrEqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {}
}

/// Whether a property comes after a value.
public final class GreaterThanComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {}
}

/// Whether a property comes after a value or equals it.
public final class GreaterThanOrEqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {}
}

/// Whether a property lies between two values.
public final class IsBetweenComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, InputType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
  public init(mappingTransform: @escaping (InputType, InputType) -> ComparatorMappingType)
  where InputType == PropertyType.UnwrappedType {}
}
