// SPDX-License-Identifier: Apache-2.0

/// Whom a name means.
enum PersonMatch: Hashable, Sendable {
  case contact(Contact)
  /// The only one who fits, by a part of the name.
  case likely(Contact)
  case several([Contact])
  /// Somebody whom the system's contacts know and the app doesn't.
  case systemContact(Party)
  case nobody
}
