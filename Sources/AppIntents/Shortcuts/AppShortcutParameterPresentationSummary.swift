// SPDX-License-Identifier: Apache-2.0

/// The sentence in which a value of a shortcut's parameter is shown.
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent>: Sendable {
  public init(_ summaryString: ParameterSummaryString<Intent>, table: StaticString? = nil) {}
}
