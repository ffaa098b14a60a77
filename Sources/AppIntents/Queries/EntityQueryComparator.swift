// SPDX-License-Identifier: Apache-2.0

/// Turns a comparison with a value into a form that a query understands, such as a predicate.
public class EntityQueryComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, InputType: _IntentValue,
  ComparatorMappingType
> {
  init() {}
}
