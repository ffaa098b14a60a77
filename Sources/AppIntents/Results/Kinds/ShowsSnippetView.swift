// SPDX-License-Identifier: Apache-2.0

/// A card to show.
public protocol ShowsSnippetView: IntentResult {}

/// Stands for a card, whatever its view: branches that show different ones have one type.
public enum _SnippetViewContainer: Sendable {}
