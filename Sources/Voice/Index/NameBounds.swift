// SPDX-License-Identifier: Apache-2.0

/// Bounds on the number and length of names, for the memory and the time to compile them.
package enum NameBounds {
  /// The most names of one app or grammar; each way to say a name counts.
  ///
  /// Twice the million that is the ordinary maximum.
  package static let count = 2_000_000

  /// The most bytes of one name: about five minutes of speech.
  package static let size = 4_000

  /// The most ways to say a name that is a template, each of about a hundred bytes.
  package static let phrases = 1_000

  /// The most ways to say small words that are skipped. A language with many particles can combine
  /// them in a few thousand ways.
  package static let smallPhrases = 10_000

  /// The most names of one list of the user's own, which are compiled at each start.
  package static let own = 100_000
}
