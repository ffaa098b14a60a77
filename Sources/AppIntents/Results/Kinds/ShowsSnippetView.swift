// SPDX-License-Identifier: Apache-2.0

/// A result with a card to show.
public protocol ShowsSnippetView: IntentResult {}

/// Stands for a card with any view, so that branches with different views have the same type.
public enum _SnippetViewContainer: Sendable {}
