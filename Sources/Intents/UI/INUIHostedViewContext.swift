// SPDX-License-Identifier: Apache-2.0

/// Where an app's card is shown.
public enum INUIHostedViewContext: UInt, Sendable {
  /// In the conversation.
  case siriSnippet = 0
  /// On a map, which a terminal doesn't have.
  case mapsCard = 1
}
