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

  /// The filter that is on. It always throws here, because there are no focuses.
  public static var current: Self {
    get async throws { throw AppIntentError.Unrecoverable.unsupportedOnDevice }
  }

  /// Asks the system to read ``appContext`` again. It does nothing here.
  public static func invalidateFocusFilterAppContext() {}
}
