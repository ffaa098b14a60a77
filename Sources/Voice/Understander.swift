// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// Understands typed requests in one language.
///
/// It is compiled once from the sentences of the apps and the assistant. From then on it is a pure
/// function of the text, safe to share between threads.
public struct Understander: Sendable {
  /// Templates that could not be compiled; the others work without them.
  public let findings: [Finding]

  /// The small words of the language.
  public let habits: LanguageHabits

  let index: SentenceIndex
  /// The index of the user's own names; nil without such names.
  private var own: SentenceIndex?
  /// The app of each source; nil for a grammar on its own.
  private let apps: [AppID?]

  public init(_ sources: [UnderstandingSource], habits: LanguageHabits) {
    var compiler = IndexCompiler(sources, habits: habits)
    index = compiler.compile()
    findings = compiler.findings
    apps = sources.map(\.description?.id)
    self.habits = habits
  }

  /// The interpretations of an utterance, the best first, with one for each intent.
  ///
  /// Slips are forgiven only if nothing matches without.
  ///
  /// - Parameters:
  ///   - utterance: what was typed.
  ///   - context: knowledge beside the words, for sentences that need it.
  ///   - forgiving: whether slips may be forgiven at all.
  ///   - accepts: whether a reading is possible; if it isn't, the next best is looked for.
  public func interpretations(
    of utterance: Utterance, context: [String: JSONValue] = [:], forgiving: Bool = true,
    where accepts: @escaping (Interpretation) -> Bool = { _ in true }
  ) -> [Interpretation] {
    search(utterance, from: Automaton.start, context, forgiving: forgiving, accepts)
  }

  /// The interpretations, and after them the best reading of each other sentence that came into
  /// question, ranked. They explain why one was chosen.
  ///
  /// This takes a few times as long. ``DecidingDifference`` says why the first ranks before
  /// another.
  public func readings(
    of utterance: Utterance, context: [String: JSONValue] = [:]
  ) -> [Interpretation] {
    Reader(index: index, own: own, utterance: utterance, context: context)
      .readings(from: Automaton.start)
  }

  /// The sentences nearest to an utterance that was not understood, the nearest first, at most
  /// three. They must never be carried out.
  ///
  /// The nearest sentences share rarer words and values with the utterance. The work is bounded,
  /// however many sentences there are.
  public func nearest(
    to utterance: Utterance, context: [String: JSONValue] = [:]
  ) -> [NearestSentence] {
    NearestFinder(index, utterance, context: context).sentences()
  }

  /// The words that forbid something, as typed; nil for none.
  public func negation(in utterance: Utterance) -> String? {
    negationPlace(in: utterance).map(utterance.heard)
  }

  /// The values that an utterance gives as an answer to a question of an intent, in any order, with
  /// only small words between them. Nil if the utterance is anything else.
  public func answer(
    _ utterance: Utterance, to intent: IntentID, of app: AppID, forgiving: Bool
  ) -> Interpretation? {
    guard let source = apps.firstIndex(of: app),
      let start = index.answerStarts[IntentKey(source: source, intent: intent)]
    else { return nil }
    return search(utterance, from: start, [:], forgiving: forgiving).first
  }

  /// Whether the utterance forbids something; "if you don't mind" doesn't.
  public func isNegated(_ utterance: Utterance) -> Bool { negationPlace(in: utterance) != nil }

  private func negationPlace(in utterance: Utterance) -> Range<Int>? {
    Negation(index.habits).place(in: utterance.words(in: index.lexicon))
  }

  /// Whether an answer begins with a refusal, after small words at most.
  public func isRefusal(_ utterance: Utterance) -> Bool {
    var words = utterance.words[...]
    while let first = words.first {
      if habits.refusals.contains(where: { words.starts(with: $0) }) { return true }
      guard habits.fillerWords.contains(first) else { return false }
      words = words.dropFirst()
    }
    return false
  }

  private func search(
    _ utterance: Utterance, from start: Automaton.State, _ context: [String: JSONValue],
    forgiving: Bool, _ accepts: @escaping (Interpretation) -> Bool = { _ in true }
  ) -> [Interpretation] {
    Reader(index: index, own: own, utterance: utterance, context: context, accepts: accepts)
      .interpretations(from: start, forgiving: forgiving)
  }

  // MARK: The user's own names

  /// The same understander with other names of the user's own. They rank before the compiled names,
  /// which are kept.
  ///
  /// Only these names are compiled, in some microseconds each. The names of a list that no sentence
  /// uses are left out.
  public func with(_ vocabularies: [OwnVocabulary]) -> Understander {
    let names = vocabularies.compactMap { vocabulary in
      apps.firstIndex(of: vocabulary.app)
        .flatMap { index.list(vocabulary.list, ofSource: $0) }
        .map { (list: $0, values: vocabulary.values) }
    }
    var understander = self
    understander.own = nil
    guard names.contains(where: { !$0.values.isEmpty }) else { return understander }
    var compiler = OwnNamesCompiler()
    understander.own = compiler.compile(names, listCount: index.listCount)
    return understander
  }

  // MARK: Files

  /// Reads an index that ``save(stamp:to:)`` wrote, in place: nothing is copied, and only the parts
  /// in use are touched.
  ///
  /// - Parameters:
  ///   - bytes: the bytes, aligned to 64, such as those of a mapped file.
  ///   - stamp: the stamp that the index must have.
  ///   - owner: keeps the bytes alive as long as it lives.
  /// - Throws: the reason why the bytes can't be used. Compile the index again in this case.
  public init(
    saved bytes: UnsafeRawBufferPointer, stamp: String, keptBy owner: any AnyObject & Sendable
  ) throws(SavedIndexFault) {
    var reader = try TableReader(
      bytes, stamp: Array(stamp.utf8), isSummed: bytes.count <= TableReader.maximumSummed)
    try self.init(from: &reader, in: TableArena(keeping: owner))
  }

  init(from reader: inout TableReader, in arena: TableArena) throws(SavedIndexFault) {
    findings = try reader.record()
    apps = try reader.record(of: [String?].self).map { $0.map { AppID($0) } }
    let phrases = try reader.table(of: UInt8.self)
    habits = LanguageHabits {
      var record = RecordReader(phrases)
      defer { withExtendedLifetime(arena) {} }
      return (try? HabitPhrases(from: &record)) ?? HabitPhrases(Grammar(language: ""))
    }
    index = try SentenceIndex(from: &reader, in: arena)
  }

  /// Passes the compiled index to a closure as the bytes of a file, piece by piece.
  ///
  /// - Parameters:
  ///   - stamp: identifies the sources of the index, and is compared when the index is read.
  ///   - sink: takes the pieces, one after the other.
  public func save(
    stamp: String, to sink: (UnsafeRawBufferPointer) throws -> Void
  ) rethrows {
    var writer = TableWriter()
    writer.add(findings)
    writer.add(apps.map { $0?.rawValue })
    writer.add(habits.phrases)
    index.write(to: &writer)
    try writer.write(stamp: Array(stamp.utf8), to: sink)
  }
}

extension Understander {
  /// The sentences of different intents that accept the same words. They are found by walking the
  /// compiled sentences in pairs, so nothing is guessed or tried.
  ///
  /// Free text is left out, since it accepts anything and collides with everything. Sentences with
  /// conditions on the context and the user's own names are left out as well.
  ///
  /// - Parameter limit: the most collisions that are returned.
  /// - Complexity: linear in the pairs of places that the same words lead to, which are about as
  ///   many as the places; bounded by ``maximumPairs``.
  public func collisions(limit: Int = 200) -> [Collision] {
    var search = CollisionSearch(index: index, limit: limit)
    return search.run()
  }

  /// The most pairs of places that are visited.
  public static let maximumPairs = 4_000_000
}

/// One source of sentences: an app with its sentences, or a grammar on its own.
public struct UnderstandingSource: Sendable {
  /// The app; nil for a grammar on its own.
  public var description: AppDescription?
  public var grammar: Grammar

  public init(description: AppDescription? = nil, grammar: Grammar) {
    self.description = description
    self.grammar = grammar
  }
}

/// The user's names for things of an app: contacts, playlists.
public struct OwnVocabulary: Hashable, Sendable {
  /// The app; nil for a grammar on its own.
  public var app: AppID?
  /// The list of the names, as templates call it.
  public var list: String
  public var values: [ListValue]

  public init(app: AppID?, list: String, values: [ListValue]) {
    self.app = app
    self.list = list
    self.values = values
  }
}
