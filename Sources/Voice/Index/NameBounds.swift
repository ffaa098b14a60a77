// SPDX-License-Identifier: Apache-2.0

/// How many names there may be, and how long, so that neither their memory nor the time to compile them
/// gets out of hand.
package enum NameBounds {
  /// The names of one app or grammar, each way to say one counted.
  ///
  /// Twice as many as the million that are ordinary.
  package static let count = 2_000_000

  /// The bytes of one name: what a person says in five minutes.
  package static let size = 4_000

  /// The ways to say one name that is a template, each of a hundred bytes or so.
  package static let phrases = 1_000

  /// The same for the small words of a language or an app that are passed over: particles in a language that
  /// has many go together in a few thousand ways.
  package static let smallPhrases = 10_000

  /// The names of one list of the user's own: they are compiled at each start.
  package static let own = 100_000
}
