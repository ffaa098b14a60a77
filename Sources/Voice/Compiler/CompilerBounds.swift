// SPDX-License-Identifier: Apache-2.0

/// How much the sentences of an app or grammar may need, in nodes of the automaton. A word or a
/// value takes about one node.
struct CompilerBounds: Hashable, Sendable {
  /// The largest of the shipped sentences, a Korean one for rides, takes 14,728.
  var placesOfSentence = 50_000

  /// The bound for all sentences of one app or grammar together.
  var places = 2_000_000

  /// How many nodes and arcs the ``Determiniser`` may look at for each one that exists.
  ///
  /// A deterministic automaton may double in size with each part of a sentence. Real sentences
  /// don't do that: the shipped apps in one language need at most 10, Home Assistant's sentences 2.
  var growth = 32

  /// The most names of one app or grammar.
  var names = NameBounds.count

  /// The most findings about one app or grammar: more than anybody reads at once.
  var findings = 100

  static let standard = CompilerBounds()
}
