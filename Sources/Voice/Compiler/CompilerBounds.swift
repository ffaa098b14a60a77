// SPDX-License-Identifier: Apache-2.0

/// What the sentences of an app or grammar may need, in nodes of the automaton: a word or a value takes about
/// one.
struct CompilerBounds: Hashable, Sendable {
  /// The largest of the shipped sentences, one of the rides' in Korean, takes 14,728.
  var placesOfSentence = 50_000

  /// Of all sentences of one app or grammar.
  var places = 2_000_000

  /// How many nodes and arcs may be looked at, for each that there is, to make an automaton of them in which
  /// a word leads to one place.
  ///
  /// The places of such an automaton may double with each part of a sentence. Those of sentences that people
  /// write don't: the shipped apps in one language take at most 10, Home Assistant's sentences 2.
  var growth = 32

  /// The names of one app or grammar.
  var names = NameBounds.count

  /// What is told of one app or grammar: more than anybody reads at once.
  var findings = 100

  static let standard = CompilerBounds()
}
