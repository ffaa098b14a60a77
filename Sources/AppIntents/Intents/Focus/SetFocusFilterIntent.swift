// SPDX-License-Identifier: Apache-2.0

/// Changes what an app shows while a focus is on.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]

  var appContext: FocusFilterAppContext { get }
}

extension SetFocusFilterIntent {
  public static func suggestedFocusFilters(
    for context: FocusFilterSuggestionContext
  ) async -> [Self] { [] }

  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

  /// The filter that is on; none here.
  public static var current: Self {
    get async throws { throw AppIntentError.Unrecoverable.unsupportedOnDevice }
  }

  /// Has the system ask for ``appContext`` anew.
  public static func invalidateFocusFilterAppContext() {}
}
