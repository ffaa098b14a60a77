// SPDX-License-Identifier: Apache-2.0

extension Understander {
  /// The sentences of different intents that accept the same words, found by walking the compiled sentences
  /// in pairs; none is guessed or tried.
  ///
  /// Free text accepts whatever is said and collides with everything, so it is left out; so are sentences that
  /// ask something of the context, and the user's own names.
  ///
  /// - Parameter limit: how many are told, at most.
  /// - Complexity: of the pairs of places the same words lead to, which is about the number of places there are;
  ///   bounded by ``maximumPairs``.
  public func collisions(limit: Int = 200) -> [Collision] {
    var search = CollisionSearch(index: index, limit: limit)
    return search.run()
  }

  /// How many pairs of places are looked at, at most.
  public static let maximumPairs = 4_000_000
}
