// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Shows an app's own card while a request is confirmed and when it is done, in the place of the
/// assistant's: IntentsUI's hosting, with lines for a view.
///
/// The extension conforms, or the object that handles the intent.
public protocol INUIHostedSnippetProviding: NSObjectProtocol {
  /// The card for a request as far as it has come; nil for the assistant's own.
  ///
  /// - Parameter parameters: what the card could stand for.
  func configureSnippet(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext
  ) async -> INUISnippet?
}
