// SPDX-License-Identifier: Apache-2.0

/// Opens the app with the results of a search.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  associatedtype Criteria: SearchCriteria

  static var searchScopes: Criteria.SearchScopes { get }

  var criteria: Criteria { get set }
}

extension ShowInAppSearchResultsIntent {
  public static var openAppWhenRun: Bool { true }
}
