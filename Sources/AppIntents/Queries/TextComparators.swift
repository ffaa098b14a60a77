// SPDX-License-Identifier: Apache-2.0

/// Whether a text contains another text, or a list contains a value.
public final class ContainsComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, InputType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where InputType == PropertyType.UnwrappedType, InputType: _TextValue {}

  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where PropertyType.UnwrappedType: Sequence<InputType>, InputType: Equatable {}
}

/// Whether a text begins with another.
public final class HasPrefixComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, InputType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where InputType == PropertyType.UnwrappedType, InputType: _TextValue {}
}

/// Whether a text ends with another.
public final class HasSuffixComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, InputType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where InputType == PropertyType.UnwrappedType, InputType: _TextValue {}
}

/// A text, with or without attributes.
public protocol _TextValue: _IntentValue {}

extension String: _TextValue {}
extension AttributedString: _TextValue {}
