// SPDX-License-Identifier: Apache-2.0

/// A card that an intent of its own makes.
public protocol ShowsSnippetIntent: IntentResult {}

/// Stands for a card, whatever the intent that makes it.
public enum _SnippetIntentContainer: Sendable {}
