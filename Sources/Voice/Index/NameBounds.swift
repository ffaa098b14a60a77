// SPDX-License-Identifier: Apache-2.0

/// How many names there may be, and how long, so that neither their memory nor the time to compile them
/// gets out of hand.
package enum NameBounds {
  /// The names of one app or grammar, each way to say one counted.
  ///
  /// Twice as many as the million that are ordinary; they take about half a gigabyte.
  package static let count = 2_000_000

  /// The bytes of one name: what a person says in five minutes.
  package static let size = 4_000

  /// The ways to say one name that is a template, or a small phrase. The longest of Home Assistant's has
  /// some dozens.
  package static let phrases = 1_000

  /// The bytes of all ways to say one name: a hundred for each.
  package static let letters = 100_000

  /// The names of one list of the user's own. They are compiled at each start, a hundred thousand of them
  /// within half a second.
  package static let own = 100_000
}
