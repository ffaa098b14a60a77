// SPDX-License-Identifier: Apache-2.0

/// What the definition of a parameter says of its values.
public enum DefinedType: Hashable, Sendable {
  /// Spelt as the format spells it: `String`, `Integer`, `TimeInterval`, `Placemark`.
  case plain(String)
  /// A case of an enumeration; `isSystem` where it is one of SiriKit's.
  case enumeration(String, isSystem: Bool)
  /// An object with an identifier and a name; nil for one without properties of its own.
  case object(String?, isSystem: Bool)
}
