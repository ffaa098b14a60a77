// SPDX-License-Identifier: Apache-2.0

/// Finds words that forbid something.
struct Negation {
  private let negations: PhraseTable
  /// Phrases that contain a negating word without forbidding anything: "if you don't mind".
  private let harmless: PhraseTable

  init(_ habits: borrowing CompiledHabits) {
    (negations, harmless) = (habits.negations, habits.skipped)
  }

  func stands(in words: [WordID]) -> Bool { place(in: words) != nil }

  /// The first words that forbid something.
  func place(in words: [WordID]) -> Range<Int>? {
    var place = 0
    while place < words.count {
      let harmless = longest(self.harmless, in: words, at: place)
      let negation = longest(negations, in: words, at: place)
      if let negation, negation.value == 1, negation.length > (harmless?.length ?? 0) {
        return place..<(place + negation.length)
      }
      place += max(harmless?.length ?? 1, negation?.length ?? 1)
    }
    return nil
  }

  private func longest(
    _ table: PhraseTable, in words: [WordID], at place: Int
  ) -> (length: Int, value: Int32)? {
    var best: (length: Int, value: Int32)?
    var run = table.run(of: words[place])
    var length = 1
    while let current = run {
      if let phrase = table.complete(in: current).first {
        best = (length, table.phrases[phrase].value)
      }
      guard place + length < words.count else { break }
      run = table.run(current, then: words[place + length])
      length += 1
    }
    return best
  }
}
