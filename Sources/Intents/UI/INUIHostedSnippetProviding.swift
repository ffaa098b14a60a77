// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Provides an app's own card, shown instead of the assistant's when a request is confirmed and
/// when it is done. It is IntentsUI's hosting with lines instead of a view.
///
/// Either the extension or the object that handles the intent conforms to it.
public protocol INUIHostedSnippetProviding: NSObjectProtocol {
  /// The card for a request in its current state; nil for the assistant's own.
  ///
  /// The `parameters` that the card stands for are always empty here.
  func configureSnippet(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext
  ) async -> INUISnippet?
}
