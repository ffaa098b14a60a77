// SPDX-License-Identifier: Apache-2.0

/// Compiles the small words of a language, once for all its grammars.
struct HabitsCompiler {
  private let habits: HabitPhrases
  private var index = IndexBuilder()
  /// The words below this number have no weight.
  private var smallWordCount = 0

  init(_ habits: HabitPhrases) { self.habits = habits }

  mutating func compile() -> HabitsCompilation {
    // Words without weight come first, so that each state has them at the front.
    // A part of a longer phrase keeps its full weight: the 一 of 一下.
    for word in habits.smallWords where Utterance(word).count == 1 { _ = index.words(of: word) }
    smallWordCount = index.lexicon.count
    index.joiners = habits.joiners.map { index.words(of: $0) }
    let (opposites, negations) = (opposites(), negations())
    let skipped = skipped()
    let numbers = NumberWordsBuilder(language: habits.language)
      .build(from: habits, into: &index)
    for phrase in habits.joiners + habits.fillers + habits.removals {
      for word in index.words(of: phrase) { index.lexicon.add(.light, to: word) }
    }
    // A single character that negates is never assumed, and no other character is read as it.
    for phrase in habits.removals + habits.denials {
      let words = index.words(of: phrase)
      guard words.count == 1, index.lexicon.has(.character, words[0]) else { continue }
      index.lexicon.add(.weighty, to: words[0])
    }
    for phrase in habits.foreign {
      for word in index.words(of: phrase) { index.lexicon.add(.foreign, to: word) }
    }
    let negating = negatingCharacters()
    let compiled = CompiledHabits(
      arena: index.arena, smallWordCount: smallWordCount, opposites: opposites,
      oppositePhrases: oppositePhrases(), numbers: numbers, skipped: skipped, negations: negations,
      negatingWords: Table(negating.map(\.word), in: index.arena),
      negatingKeys: Table(negating.map(\.keys), in: index.arena))
    return HabitsCompilation(index: index, habits: compiled)
  }

  private mutating func skipped() -> PhraseTable {
    var table = PhraseTableBuilder()
    for phrase in habits.skipped + habits.hesitations {
      let words = index.words(of: phrase)
      table.insert(words, value: 0)
      if let first = words.first { index.lexicon.add(.opensSkipped, to: first) }
    }
    return table.build(in: index.arena)
  }

  /// The words that carry the meaning of opposites, with the group and side of each.
  private mutating func opposites() -> Opposites {
    var opposites = OppositesBuilder()
    for (group, sides) in habits.opposites.enumerated() {
      let sides = sides.map { $0.map { index.words(of: $0) } }
      for (side, phrases) in sides.enumerated() {
        // Only phrases of one word count: "take off" says nothing about "take".
        for word in phrases.filter({ $0.count == 1 }).joined() {
          opposites.insert(word, group: group, side: side)
          index.lexicon.add(.weighty, to: word)
        }
        // A single kana carries so little meaning that no kana of such a word may be wrong.
        for word in phrases.filter(isKana).joined() {
          insert(word, into: &opposites, group: group, side: side)
        }
        for (other, rivals) in sides.enumerated().dropFirst(side + 1) {
          for (phrase, rival) in phrases.flatMap({ phrase in rivals.map { (phrase, $0) } }) {
            guard let (one, two) = difference(phrase, rival) else { continue }
            insert(one, into: &opposites, group: group, side: side)
            insert(two, into: &opposites, group: group, side: other)
          }
        }
      }
    }
    return opposites.build(in: index.arena)
  }

  /// The same opposites as whole phrases.
  private mutating func oppositePhrases() -> OppositePhrases {
    var table = PhraseTableBuilder()
    for (group, sides) in habits.opposites.enumerated() {
      for (side, phrase) in sides.enumerated().flatMap({ side in
        side.element.map { (side.offset, $0) }
      }) {
        table.insert(index.words(of: phrase), list: Int32(group), value: Int32(side))
      }
    }
    return OppositePhrases(
      table.build(in: index.arena), groupCount: habits.opposites.count, in: index.arena)
  }

  private func isKana(_ phrase: [WordID]) -> Bool {
    phrase.count < 5
      && phrase.allSatisfy { word in
        index.lexicon.text(of: word).unicodeScalars.allSatisfy {
          (0x3041...0x30FF).contains($0.value)
        }
      }
  }

  private mutating func insert(
    _ word: WordID?, into opposites: inout OppositesBuilder, group: Int, side: Int
  ) {
    guard let word else { return }
    opposites.insert(word, group: group, side: side)
    index.lexicon.add(.weighty, to: word)
  }

  /// The single word or character that turns a phrase into its opposite, so it carries the meaning:
  /// "up" and "down" in "turn up" and "turn down".
  private func difference(_ one: [WordID], _ other: [WordID]) -> (WordID?, WordID?)? {
    guard abs(one.count - other.count) <= 1, one != other else { return nil }
    let head = zip(one, other).prefix { $0 == $1 }.count
    let tail = zip(one.dropFirst(head).reversed(), other.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    let (first, second) = (
      one.dropFirst(head).dropLast(tail), other.dropFirst(head).dropLast(tail)
    )
    guard max(first.count, second.count) <= 1 else { return nil }
    return (weighty(first.first), weighty(second.first))
  }

  /// Nil for a word that the language calls small: the "a" of "a.m." occurs everywhere.
  private func weighty(_ word: WordID?) -> WordID? {
    word.flatMap { index.lexicon.has(.character, $0) || Int($0) >= smallWordCount ? $0 : nil }
  }

  /// The Korean characters of the negations, with their keys.
  private mutating func negatingCharacters() -> [(word: WordID, keys: Keystrokes)] {
    Set(habits.negations.flatMap { index.words(of: $0) }).sorted().compactMap { word in
      Keystrokes(utf8: Array(index.lexicon.text(of: word).utf8)).map { (word, $0) }
    }
  }

  private mutating func negations() -> PhraseTable {
    var table = PhraseTableBuilder()
    for phrase in habits.negations {
      let words = index.words(of: phrase)
      table.insert(words, value: 1)
      // A word of a longer negation means nothing by itself.
      if words.count == 1 { index.lexicon.add(.weighty, to: words[0]) }
    }
    for phrase in habits.negationExceptions { table.insert(index.words(of: phrase), value: 0) }
    return table.build(in: index.arena)
  }
}

/// The small words of a language, compiled; every grammar's index begins with them.
struct HabitsCompilation: Sendable {
  /// Includes the numbers of the words, so that sentences can be added.
  let index: IndexBuilder
  let habits: CompiledHabits
}

/// Collects the words of each side of each group of opposites.
struct OppositesBuilder {
  private var members: Set<Opposites.Member> = []

  mutating func insert(_ word: WordID, group: Int, side: Int) {
    members.insert(.init(word: word, group: Int32(group), side: Int32(side)))
  }

  func build(in arena: TableArena) -> Opposites { Opposites(members, in: arena) }
}
