// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// Understands what people type in one language.
///
/// Compiled once from what the apps and the assistant can hear; then a pure function of the text,
/// safe to share between threads.
public struct Understander: Sendable {
  /// Templates that could not be compiled; the others work without them.
  public let findings: [Finding]

  /// The small words of the language.
  public let habits: LanguageHabits

  let index: SentenceIndex
  /// The user's own names; nil where there are none.
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

  /// What an utterance can mean, the best first, one interpretation an intent.
  ///
  /// Slips are forgiven only when nothing fits without.
  ///
  /// - Parameters:
  ///   - context: what is known beside the words, for sentences that ask for it.
  ///   - accepts: whether a reading can be at all; where it can't, the next best is looked for.
  public func interpretations(
    of utterance: Utterance, context: [String: JSONValue] = [:], forgiving: Bool = true,
    where accepts: @escaping (Interpretation) -> Bool = { _ in true }
  ) -> [Interpretation] {
    search(utterance, from: Automaton.start, context, forgiving: forgiving, accepts)
  }

  /// The same, and after them the best reading of each other sentence that was in question, ranked: to
  /// tell why one was chosen.
  ///
  /// Takes a few times as long. ``DecidingDifference`` says what puts the first before another.
  public func readings(
    of utterance: Utterance, context: [String: JSONValue] = [:]
  ) -> [Interpretation] {
    Reader(index: index, own: own, utterance: utterance, context: context)
      .readings(from: Automaton.start)
  }

  /// The sentences that come nearest to an utterance nobody understood, the nearest first, at most
  /// three: never to be acted on.
  ///
  /// Sentences come near by the rarer words and values they have in common with the utterance. How much
  /// is looked at is bounded, however many sentences there are.
  public func nearest(
    to utterance: Utterance, context: [String: JSONValue] = [:]
  ) -> [NearestSentence] {
    NearestFinder(index, utterance, context: context).sentences()
  }

  /// The words that say not to do something, as typed; nil when there are none.
  public func negation(in utterance: Utterance) -> String? {
    negationPlace(in: utterance).map(utterance.heard)
  }

  /// The values an utterance gives in answer to a question of an intent, in any order, with nothing
  /// but small words between them; nil when it is something else.
  public func answer(
    _ utterance: Utterance, to intent: IntentID, of app: AppID, forgiving: Bool
  ) -> Interpretation? {
    guard let source = apps.firstIndex(of: app),
      let start = index.answerStarts[IntentKey(source: source, intent: intent)]
    else { return nil }
    return search(utterance, from: start, [:], forgiving: forgiving).first
  }

  /// Whether the utterance says not to do something; "if you don't mind" says nothing of the kind.
  public func isNegated(_ utterance: Utterance) -> Bool { negationPlace(in: utterance) != nil }

  private func negationPlace(in utterance: Utterance) -> Range<Int>? {
    Negation(index.habits).place(in: utterance.words(in: index.lexicon))
  }

  /// Whether an answer begins by saying not to do something, after small words at most.
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

  /// The same with other names of the user's own, beside those it was compiled with and before them.
  ///
  /// Nothing is compiled but these names: some microseconds each. Those of a list that no sentence names
  /// are left out.
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

  /// Reads what ``save(stamp:to:)`` wrote, where it lies: nothing is copied, and what isn't asked for
  /// isn't touched.
  ///
  /// - Parameters:
  ///   - saved: the bytes, on a boundary of 64, such as a mapped file's.
  ///   - stamp: what the index must have been made of.
  ///   - owner: keeps the bytes for as long as it lives.
  /// - Throws: Why the bytes can't be used; compile anew then.
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

  /// Hands over all that was compiled, piece by piece, as a file's bytes.
  ///
  /// - Parameter stamp: what the index was made of, to be asked for when it is read again.
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

/// One contributor to what is understood: an app with its sentences, or a grammar on its own.
public struct UnderstandingSource: Sendable {
  /// The app; nil for a grammar on its own.
  public var description: AppDescription?
  public var grammar: Grammar

  public init(description: AppDescription? = nil, grammar: Grammar) {
    self.description = description
    self.grammar = grammar
  }
}

/// Names a user has given to things of an app: contacts, playlists.
public struct OwnVocabulary: Hashable, Sendable {
  /// Nil in a grammar on its own.
  public var app: AppID?
  /// The list they are of, as templates name it.
  public var list: String
  public var values: [ListValue]

  public init(app: AppID?, list: String, values: [ListValue]) {
    self.app = app
    self.list = list
    self.values = values
  }
}
