// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Compiles sources into a ``SentenceIndex``; a template that can't be compiled becomes a finding
/// and is left out.
struct IndexCompiler {
  private let sources: [UnderstandingSource]
  private let habits: LanguageHabits
  private var index = IndexBuilder()
  private(set) var findings: [Finding] = []

  init(_ sources: [UnderstandingSource], habits: LanguageHabits) {
    self.sources = sources
    self.habits = habits
    // The small words are the same for every grammar of the language, and compiled already.
    index = habits.compilation.index
    index.arena = TableArena()
  }

  mutating func compile() -> SentenceIndex {
    let (skipped, mentions, appNames) = (
      skippedTable(), nameTable(habits.mentions), nameTable(plainNames)
    )
    for (number, source) in sources.enumerated() {
      for sentences in source.grammar.intents { compile(sentences, of: source, number) }
      for intent in source.description?.intents ?? [] {
        compileAnswers(to: intent, of: source, number)
      }
    }
    for words in sources.flatMap(ownFillers).map({ index.words(of: $0) }) {
      // A character of a longer filler may as well be one of a name.
      guard words.count == 1 || !words.contains(where: { index.lexicon.has(.character, $0) }) else {
        continue
      }
      for word in words { index.lexicon.add(.light, to: word) }
    }
    let arena = index.arena
    var determiniser = Determiniser(index.automaton)
    let keys = Array(index.automaton.answerStarts)
    let (automaton, starts) = determiniser.run(starts: keys.map(\.value), in: arena)
    let lexicon = index.lexicon.build(in: arena)
    let names = index.names.build(in: arena)
    let contents = IndexContents(
      slotNames: index.automaton.slotNames, ranges: index.ranges, lists: index.listIndices,
      answerStarts: Dictionary(uniqueKeysWithValues: zip(keys.map(\.key), starts)))
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

  // MARK: Sentences

  private mutating func compile(
    _ sentences: Grammar.IntentSentences, of source: UnderstandingSource, _ number: Int
  ) {
    for (blockNumber, block) in sentences.blocks.enumerated() {
      let scope = GrammarScope(
        source: source, sourceIndex: number, intent: sentences.intent, block: block,
        blockIndex: blockNumber, intentLists: sentences.lists)
      let number = index.blocks.insert(CompiledBlock(in: scope))
      for template in block.sentences { compile(template, in: scope, block: number) }
    }
  }

  private mutating func compile(
    _ template: SourcedTemplate, in scope: GrammarScope, block: Int32
  ) {
    var compiler = SentenceCompiler(scope: scope, nodeCount: index.automaton.nodeCount)
    do throws(CompileFailure) {
      let last = try compiler.compile(template.template, into: &index)
      index.automaton.accept(CompiledSentence(template, in: scope, block: block), at: last)
    } catch {
      let finding = finding(error, in: template, scope)
      if !findings.contains(finding) { findings.append(finding) }
    }
  }

  // MARK: Answers

  /// An answer to a question of an intent is any run of its values, with small words between:
  /// "make it two, with croutons".
  private mutating func compileAnswers(
    to intent: IntentDescription, of source: UnderstandingSource, _ number: Int
  ) {
    let block = SentenceBlock(sentences: [])
    let scope = GrammarScope(
      source: source, sourceIndex: number, intent: intent.id, block: block, blockIndex: -1,
      intentLists: source.grammar.intents.first { $0.intent == intent.id }?.lists ?? [:])
    let start = index.automaton.addNode()
    let heard = index.automaton.addNode()
    for parameter in intent.parameters {
      addAnswer(parameter, in: scope, from: start, to: heard)
    }
    index.automaton.addArc(.empty, from: heard, to: start)
    for filler in habits.phrases.fillers + ownFillers(of: source) {
      addFiller(filler, at: [start, heard])
    }
    let key = IntentKey(source: number, intent: intent.id)
    let template = SourcedTemplate(
      text: "", template: .text(""), location: SourceLocation(file: source.grammar.language))
    index.automaton.answerStarts[key] = start
    let number = index.blocks.insert(CompiledBlock(in: scope))
    index.automaton.accept(CompiledSentence(template, in: scope, block: number), at: heard)
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
    // "No cheese" takes an option away; "not two" only says which number is wrong.
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

  /// An app's rule `filler` adds words of its own: "bowls of".
  private func ownFillers(of source: UnderstandingSource) -> [String] {
    let rules = source.grammar.rules
    return rules["filler"].map { TemplateExpander(rules: rules).phrases(of: $0.template) } ?? []
  }

  // MARK: Names and small words

  /// What the grammars themselves pass over.
  private mutating func skippedTable() -> PhraseTable {
    var table = PhraseTableBuilder()
    for grammar in sources.map(\.grammar) {
      let expander = TemplateExpander(rules: grammar.rules)
      for phrase in grammar.skipWords.flatMap({ expander.phrases(of: $0.template) }) {
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
      // A name of signs alone would leave its small words standing for it.
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

  // MARK: Findings

  private func finding(
    _ failure: CompileFailure, in template: SourcedTemplate, _ scope: GrammarScope
  ) -> Finding {
    var place = template.location
    func move(to reference: Template.Reference) {
      if place.column > 0 { place.column += reference.offset }
    }
    let (rule, message): (String, String)
    switch failure {
    case .unknownList(let reference):
      move(to: reference)
      (rule, message) = ("unknown-list", "no list named '\(reference.name)'; add it under lists")
    case .unknownRule(let reference):
      move(to: reference)
      (rule, message) = (
        "unknown-rule", "no rule named '\(reference.name)'; add it under expansion_rules"
      )
    case .permutationTooLong(let count):
      (rule, message) = (
        "permutation-too-long",
        "\(count) parts in any order; at most \(SentenceCompiler.maximumPermuted) may be, split the template"
      )
    case .tooDeep:
      (rule, message) = (
        "endless-rule",
        "rules nest deeper than \(SentenceCompiler.maximumDepth); one includes itself"
      )
    case .tooLarge:
      (rule, message) = (
        "template-too-large",
        "needs more than \(SentenceCompiler.maximumNodes) places; split it into several sentences"
      )
    }
    return Finding(.error, rule: rule, message: message, at: place)
  }
}
