// SPDX-License-Identifier: Apache-2.0

/// What is looked for, and where it may be looked for.
public protocol SearchCriteria: _IntentValue {
  associatedtype SearchScopes = Void
}
