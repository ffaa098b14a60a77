// SPDX-License-Identifier: Apache-2.0

/// A pattern of a language and what it means.
struct DateProduction: Sendable {
  var meaning: DateMeaning
  var pattern: DatePattern
  var beginnings: DateBeginnings

  /// The slots that the pattern has without hearing them.
  var slots: DateSlots

  var surroundings: Surroundings

  /// The words that have to stand, or may not stand, beside what is heard without being part of it.
  struct Surroundings: Sendable {
    var before: Words
    var after: Words
  }

  /// Folded phrases on one side; with none required, anything may stand there. The empty phrase
  /// stands for the end of the clause.
  struct Words: Sendable {
    var required: [[Character]] = []
    var excluded: [[Character]] = []

    func allow(_ stands: ([Character]) -> Bool) -> Bool {
      (required.isEmpty || required.contains(where: stands)) && !excluded.contains(where: stands)
    }
  }
}
