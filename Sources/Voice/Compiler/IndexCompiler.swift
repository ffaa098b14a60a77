// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Compiles sources into a ``SentenceIndex``; a template that can't be compiled becomes a finding
/// and is left out.
struct IndexCompiler {
  private let sources: [UnderstandingSource]
  private let habits: LanguageHabits
  private let bounds: CompilerBounds
  private var index = IndexBuilder()
  private var report: CompilerReport

  /// The node where each sentence begins; only filled if sentences share no nodes.
  private var firstNodes: [AutomatonBuilder.Node: SourcedTemplate] = [:]

  /// How much the current source has used so far, in nodes and in measured parts.
  private var spent = 0

  /// Words that the app of each source adds to the skipped words: "bowls of".
  private var ownFillers: [[String]] = []

  var findings: [Finding] { report.findings }

  init(
    _ sources: [UnderstandingSource], habits: LanguageHabits, bounds: CompilerBounds = .standard
  ) {
    self.init(sources, habits: habits, bounds: bounds, sharesNodes: true)
  }

  private init(
    _ sources: [UnderstandingSource], habits: LanguageHabits, bounds: CompilerBounds,
    sharesNodes: Bool
  ) {
    self.sources = sources
    self.habits = habits
    self.bounds = bounds
    report = CompilerReport(bounds)
    // The small words are the same for every grammar of a language, so they are compiled already.
    index = habits.compilation.index
    index.arena = TableArena()
    index.prefixes.isShared = sharesNodes
  }

  mutating func compile() -> SentenceIndex {
    let (skipped, mentions, appNames) = (
      skippedTable(), nameTable(habits.mentions), nameTable(plainNames)
    )
    for (number, source) in sources.enumerated() { compile(source, number) }
    for words in ownFillers.joined().map({ index.words(of: $0) }) {
      // A character of a longer filler may also be part of a name.
      guard words.count == 1 || !words.contains(where: { index.lexicon.has(.character, $0) }) else {
        continue
      }
      for word in words { index.lexicon.add(.light, to: word) }
    }
    let arena = index.arena
    guard let (automaton, answerStarts) = determinised() else { return compileApart() }
    let lexicon = index.lexicon.build(in: arena)
    let names = index.names.build(in: arena)
    let contents = IndexContents(
      slotNames: index.automaton.slotNames, ranges: index.ranges, lists: index.listIndices,
      answerStarts: answerStarts)
    let parts = NamePartsBuilder(lists: index.divisibleLists, wordCount: lexicon.count)
    return SentenceIndex(
      arena: arena, contents: contents, automaton: automaton,
      sentences: index.automaton.sentences.build(in: arena), blocks: index.blocks.build(in: arena),
      lexicon: lexicon, slips: lexicon.slipTable(in: arena), habits: habits.compilation.habits,
      names: names, lists: index.lists, values: index.values.build(in: arena),
      parts: parts.build(names, in: arena),
      characterNames: CharacterNames(names, lexicon, in: arena), skipped: skipped,
      mentions: mentions, appNames: appNames)
  }

  // MARK: One automaton

  private typealias Determinised = (
    automaton: Automaton, answerStarts: [IntentKey: Automaton.State]
  )

  /// Nil if all sentences together exceed the budget.
  private mutating func determinised() -> Determinised? {
    var determiniser = Determiniser(index.automaton, growth: bounds.growth)
    guard index.prefixes.isShared else { return determinisedInGroups(&determiniser) }
    let budget = determiniser.budget(
      nodes: index.automaton.nodeCount, arcs: index.automaton.arcCount)
    return automaton(
      &determiniser, groups: [[AutomatonBuilder.start]], within: budget,
      answers: index.automaton.answerStarts)
  }

  private func automaton(
    _ determiniser: inout Determiniser, groups: [[AutomatonBuilder.Node]], within budget: Int,
    answers: [IntentKey: AutomatonBuilder.Node]
  ) -> Determinised? {
    let keys = Array(answers)
    return determiniser.run(
      from: groups, starts: keys.map(\.value), within: budget, in: index.arena
    ).map { automaton, starts in
      (automaton, Dictionary(uniqueKeysWithValues: zip(keys.map(\.key), starts)))
    }
  }

  /// Compiles again without shared nodes, to find which sentences exceed their budget.
  private mutating func compileApart() -> SentenceIndex {
    var compiler = IndexCompiler(sources, habits: habits, bounds: bounds, sharesNodes: false)
    let index = compiler.compile()
    report = compiler.report
    return index
  }

  /// Leaves out sentences that exceed the budget alone, and splits those that exceed it together
  /// into groups.
  private mutating func determinisedInGroups(_ determiniser: inout Determiniser) -> Determinised? {
    let (groups, refused) = determiniser.groups(of: firstNodes.keys.sorted())
    for node in refused {
      guard let template = firstNodes[node] else { continue }
      report.tell(.tooAmbiguous, in: template)
    }
    let answers = index.automaton.answerStarts.filter { determiniser.fits([$0.value]) }
    return automaton(&determiniser, groups: groups, within: .max, answers: answers)
  }

  // MARK: Sentences

  private mutating func compile(_ source: UnderstandingSource, _ number: Int) {
    spent = 0
    report.beginSource(rules: source.grammar.rules)
    index.beginSource(names: bounds.names)
    let measure = TemplateMeasure { source.grammar.rules[$0] }
    for sentences in source.grammar.intents { compile(sentences, of: source, number, measure) }
    compileAnswers(of: source, number, measure)
  }

  private mutating func compile(
    _ sentences: Grammar.IntentSentences, of source: UnderstandingSource, _ number: Int,
    _ measure: TemplateMeasure
  ) {
    for (blockNumber, block) in sentences.blocks.enumerated() {
      let scope = GrammarScope(
        source: source, sourceIndex: number, intent: sentences.intent, block: block,
        blockIndex: blockNumber, intentLists: sentences.lists,
        measure: block.rules.isEmpty ? measure : Self.measure(block, of: source))
      let number = index.blocks.insert(CompiledBlock(in: scope))
      for template in block.sentences { compile(template, in: scope, block: number) }
    }
  }

  /// Looks up a block's own rules before those of the grammar.
  private static func measure(
    _ block: SentenceBlock, of source: UnderstandingSource
  ) -> TemplateMeasure {
    TemplateMeasure { block.rules[$0] ?? source.grammar.rules[$0] }
  }

  private mutating func compile(
    _ template: SourcedTemplate, in scope: GrammarScope, block: Int32
  ) {
    do throws(CompileFailure) {
      try spend(on: template.template, scope.measure)
      let first = Int32(index.automaton.nodeCount)
      let last = try SentenceCompiler(scope: scope).compile(template.template, into: &index)
      index.automaton.accept(CompiledSentence(template, in: scope, block: block), at: last)
      if !index.prefixes.isShared { firstNodes[first] = template }
    } catch {
      report.tell(error, in: template, scope.block.rules)
    }
    for failure in index.nameFailures { report.tell(failure, in: template, scope.block.rules) }
    index.nameFailures.removeAll()
  }

  /// Counts what a template needs before it is compiled.
  private mutating func spend(
    on template: Template, _ measure: TemplateMeasure
  ) throws(CompileFailure) {
    guard spent <= bounds.places else { throw .tooManySentences }
    let known = measure.effort
    defer { spent += measure.effort - known }
    let size = try measure.size(of: template)
    let places = size.places.of(1).plus(size.ends.of(1))
    guard places <= bounds.placesOfSentence else { throw .tooLarge }
    guard spent + places <= bounds.places else {
      // Smaller templates are left out as well from here on. Otherwise their size would decide
      // which sentences are heard.
      spent = bounds.places + 1
      throw .tooManySentences
    }
    spent += places
  }

  // MARK: Answers

  private mutating func compileAnswers(
    of source: UnderstandingSource, _ number: Int, _ measure: TemplateMeasure
  ) {
    let filler = source.grammar.rules["filler"]
    ownFillers.append(filler.map { smallPhrases(of: $0, in: source.grammar) } ?? [])
    let bound = index.automaton.nodeCount.plus(bounds.places)
    for intent in source.description?.intents ?? [] {
      guard index.automaton.nodeCount <= bound else {
        return report.tell(.tooManySentences, in: filler ?? Self.anyAnswer(of: source))
      }
      compileAnswers(to: intent, of: source, number, measure)
    }
  }

  /// A template for sentences that no file contains.
  private static func anyAnswer(of source: UnderstandingSource) -> SourcedTemplate {
    SourcedTemplate(
      text: "", template: .text(""), location: SourceLocation(file: source.grammar.language))
  }

  /// An answer to a question of an intent is any run of its values, with small words between:
  /// "make it two, with croutons".
  private mutating func compileAnswers(
    to intent: IntentDescription, of source: UnderstandingSource, _ number: Int,
    _ measure: TemplateMeasure
  ) {
    let scope = GrammarScope(
      source: source, sourceIndex: number, intent: intent.id, block: SentenceBlock(sentences: []),
      blockIndex: -1,
      intentLists: source.grammar.intents.first { $0.intent == intent.id }?.lists ?? [:],
      measure: measure)
    let start = index.automaton.addNode()
    let heard = index.automaton.addNode()
    for parameter in intent.parameters {
      addAnswer(parameter, in: scope, from: start, to: heard)
    }
    index.automaton.addArc(.empty, from: heard, to: start)
    for filler in habits.phrases.fillers + ownFillers[number] {
      addFiller(filler, at: [start, heard])
    }
    let key = IntentKey(source: number, intent: intent.id)
    index.automaton.answerStarts[key] = start
    let block = index.blocks.insert(CompiledBlock(in: scope))
    index.automaton.accept(
      CompiledSentence(Self.anyAnswer(of: source), in: scope, block: block), at: heard)
  }

  private mutating func addAnswer(
    _ parameter: ParameterDescription, in scope: GrammarScope, from start: AutomatonBuilder.Node,
    to end: AutomatonBuilder.Node
  ) {
    guard let list = scope.list(parameter.id.rawValue, in: &index), !index.isWildcard(list) else {
      return
    }
    let slot = Automaton.Slot(
      name: index.automaton.index(ofName: parameter.id.rawValue), list: list)
    let label = index.automaton.index(of: slot)
    index.automaton.addArc(.slot, label: label, from: start, to: end)
    // "No cheese" removes an option, while "not two" only says which number is wrong.
    let isName = parameter.type.isNamed
    let words = isName ? habits.phrases.removals + habits.phrases.denials : habits.phrases.denials
    let removed = Automaton.Slot(name: slot.name, list: list, isRemoval: true)
    let removal = index.automaton.index(of: removed)
    let negated = index.automaton.addNode()
    for word in words {
      index.addPath(index.words(of: word), kind: .word, from: start, to: negated)
    }
    index.automaton.addArc(.slot, label: removal, from: negated, to: end)
  }

  private mutating func addFiller(_ filler: String, at nodes: [AutomatonBuilder.Node]) {
    let words = index.words(of: filler)
    guard !words.isEmpty else { return }
    for node in nodes { index.addPath(words, kind: .filler, from: node, to: node) }
  }

  /// All ways to say a template of words that are skipped.
  private mutating func smallPhrases(
    of template: SourcedTemplate, in grammar: Grammar
  ) -> [String] {
    let expander = TemplateExpander(rules: grammar.rules, bound: NameBounds.smallPhrases)
    do throws(CompileFailure) {
      return try expander.allPhrases(of: template.template)
    } catch {
      report.tell(error == .tooLarge ? .smallWordsTooLarge : error, in: template)
      return []
    }
  }

  // MARK: Names and small words

  /// The words that the grammars themselves skip.
  private mutating func skippedTable() -> PhraseTable {
    var table = PhraseTableBuilder()
    for grammar in sources.map(\.grammar) {
      for phrase in grammar.skipWords.flatMap({ smallPhrases(of: $0, in: grammar) }) {
        let words = index.words(of: phrase)
        table.insert(words, value: 0)
        if let first = words.first { index.lexicon.add(.opensSkipped, to: first) }
      }
    }
    return table.build(in: index.arena)
  }

  private mutating func nameTable(_ spellings: (AppName) -> [String]) -> PhraseTable {
    var table = PhraseTableBuilder()
    for (number, source) in sources.enumerated() {
      // A name made of signs alone has no words, so it could not be matched.
      let names = source.description?.names.filter { !index.words(of: $0.text).isEmpty } ?? []
      for spelling in names.flatMap(spellings) {
        let words = index.words(of: spelling)
        table.insert(words, value: Int32(number))
        if let first = words.first { index.lexicon.add(.opensMention, to: first) }
      }
    }
    return table.build(in: index.arena)
  }

  private let plainNames = { (name: AppName) in
    [name.text] + (name.pronunciation.map { [$0] } ?? [])
  }
}
