// SPDX-License-Identifier: Apache-2.0

/// Makes a card each time the card is shown.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  /// Asks for a shown card to be made again. It does nothing here.
  public static func reload() {}
}
