// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The words that are searched for.
public struct StringSearchCriteria: Hashable, Sendable {
  public var term: String

  public init(term: String) { self.term = term }
}

extension StringSearchCriteria: SearchCriteria {
  public typealias SearchScopes = [StringSearchScope]

  public static var _traits: _ValueTraits<StringSearchCriteria> {
    _ValueTraits(
      .text, read: { StringSearchCriteria(term: $0.display) }, write: { .text($0.term) })
  }
}
