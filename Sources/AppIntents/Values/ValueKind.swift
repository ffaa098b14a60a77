// SPDX-License-Identifier: Apache-2.0

/// Where the values of a type come from.
enum ValueKind: Sendable {
  /// From what is said alone.
  case plain
  /// From an enumeration's cases.
  case enumeration(any AppEnum.Type)
  /// From an entity's query.
  case entity(any AppEntity.Type)
}
