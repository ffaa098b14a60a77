// SPDX-License-Identifier: Apache-2.0

/// How a sentence of a test went.
public enum SentenceVerdict: Hashable, Sendable {
  /// Understood as expected; also where nothing was to be understood and nothing was.
  case right
  /// Understood as something else, which is worse than not at all.
  case wrong(SentenceMeaning)
  case notUnderstood
}
