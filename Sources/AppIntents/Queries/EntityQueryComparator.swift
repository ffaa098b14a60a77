// SPDX-License-Identifier: Apache-2.0

/// Turns a comparison with a value into a form that a query understands, such as a predicate.
///
/// The assistant finds entities by their identifiers and names and never compares properties: so no
/// comparator keeps the function that makes the form.
public class EntityQueryComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, InputType: _IntentValue,
  ComparatorMappingType
> {
  init() {}
}
