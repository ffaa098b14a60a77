// SPDX-License-Identifier: Apache-2.0

/// A value that a parameter or a property may hold.
///
/// Apps need not conform to it themselves. Texts, numbers, dates and the like conform. Entities and
/// enumerations conform by their own protocols. Optional values, arrays and sets of all these
/// conform, too.
public protocol _IntentValue: Sendable {
  /// The type inside an optional, else the type itself.
  associatedtype UnwrappedType: _IntentValue = Self

  /// The type of one value, without the optional or the list around it.
  associatedtype ValueType: _IntentValue = Self

  /// How values of the type are described, read and written.
  static var _traits: _ValueTraits<Self> { get }
}
