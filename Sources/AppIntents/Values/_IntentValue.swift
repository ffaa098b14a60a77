// SPDX-License-Identifier: Apache-2.0

/// What a parameter or a property may hold.
///
/// Apps have no need to conform to it: texts, numbers, dates and the like do, entities and enumerations
/// by their own protocols, and optional values and arrays of all these.
public protocol _IntentValue: Sendable {
  /// The value itself where it is optional.
  associatedtype UnwrappedType: _IntentValue = Self

  /// One value: what is left of an optional one and of each of a list.
  associatedtype ValueType: _IntentValue = Self

  /// How it is described, read and told.
  static var _traits: _ValueTraits<Self> { get }
}
