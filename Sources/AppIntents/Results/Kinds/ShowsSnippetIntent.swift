// SPDX-License-Identifier: Apache-2.0

/// A result with a card that an intent of its own makes.
public protocol ShowsSnippetIntent: IntentResult {}

/// Stands for a card that any intent makes.
public enum _SnippetIntentContainer: Sendable {}
