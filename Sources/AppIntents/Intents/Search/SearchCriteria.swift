// SPDX-License-Identifier: Apache-2.0

/// The subject of a search, and the scopes it may search.
public protocol SearchCriteria: _IntentValue {
  associatedtype SearchScopes = Void
}
