// SPDX-License-Identifier: Apache-2.0

/// Makes a card, as often as it is shown.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  /// Shows the card anew, if it is shown.
  public static func reload() {}
}
