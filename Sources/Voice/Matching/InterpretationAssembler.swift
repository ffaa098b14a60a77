// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Builds interpretations from the paths of a search.
struct InterpretationAssembler {
  private let search: SearchWays
  private let index: SentenceIndex
  private let context: [String: JSONValue]
  /// Whether the words are in another order than typed.
  private let isReordered: Bool

  init(_ search: SearchWays, context: [String: JSONValue], isReordered: Bool) {
    self.search = search
    index = search.hearing.index
    self.context = context
    self.isReordered = isReordered
  }

  /// A step with the letters it consumes.
  fileprivate struct PlacedStep {
    var step: Step
    var letters: Range<Int>
  }

  /// Adds the interpretations of a path: one for each sentence that ends with it and whose
  /// conditions are met.
  ///
  /// - Parameters:
  ///   - isWhole: whether to count interpretations for which a better one of the same intent is
  ///     known.
  ///   - willDo: whether an interpretation is added.
  /// - Returns: how many interpretations there are, with those that aren't added.
  func add(
    _ path: Paths.Path, to found: inout [Interpretation], isWhole: Bool,
    where willDo: (Interpretation) -> Bool
  ) -> Int {
    let steps = steps(of: path)
    let app = steps.lazy.compactMap { step -> Int32? in
      if case .appName(let app) = step.step { app } else { nil }
    }.first
    let isOneApp = steps.allSatisfy { step in
      if case .appName(let other) = step.step { other == app } else { true }
    }
    guard isOneApp, !(isReordered && hasExchangeableValues(steps)) else { return 0 }
    let named = found.isEmpty ? 0 : namedLength(of: steps)
    let known = isWhole ? 0 : found.count
    let isFree = known > 0 && steps.contains(where: \.isFreeText)
    let ended = index.automaton.sentences(at: search.nodes[path.end].state)
    var count = 0
    for place in ended {
      guard let sentence = index.sentences[index.automaton.accepted[place]],
        app.map({ Int($0) == sentence.key.source }) ?? true
      else { continue }
      if found[..<known].contains(where: {
        isOutdone(sentence, path.cost, named: named, isFree: isFree, by: $0)
      }) {
        count += 1
      } else if add(sentence, steps, cost: path.cost, namesApp: app != nil, to: &found) {
        count += 1
        if !willDo(found[found.count - 1]) { found.removeLast() }
      }
    }
    return count
  }

  /// Whether a better reading of the same intent is known by the most important criteria, so that
  /// this one would never be shown.
  private func isOutdone(
    _ sentence: CompiledSentence, _ cost: Cost, named: Int, isFree: Bool, by other: Interpretation
  ) -> Bool {
    guard other.intent == sentence.key.intent, other.app == sentence.app else { return false }
    if other.toleranceCost != cost.tolerance { return other.toleranceCost < cost.tolerance }
    if other.takesFreeText != isFree { return isFree }
    let rival = Ranking.namedLength(other)
    if rival != named { return rival > named }
    return other.cost < cost.plain + cost.tolerance
  }

  /// The length of the name, counted as in ``Ranking``.
  private func namedLength(of steps: [PlacedStep]) -> Int {
    steps.reduce(0) { length, step in
      guard case .value(let label, let hit) = step.step, search.hit(hit).match != .part,
        name(of: label) == Ranking.thing
      else { return length }
      return length + search.hearing.utterance.place(letters: step.letters).span.count
    }
  }

  /// Whether two values could change places. In that case only the typed order says which is which.
  private func hasExchangeableValues(_ steps: [PlacedStep]) -> Bool {
    var lists: Set<Int32> = []
    return steps.contains { step in
      guard case .value(let label, let hit) = step.step else { return false }
      let list = search.hit(hit).number == nil ? index.automaton.slots[label].list : Self.anyNumber
      return !lists.insert(list).inserted
    }
  }

  private static let anyNumber: Int32 = -1

  /// Adds the reading as one sentence; false if the sentence's conditions are not met.
  private func add(
    _ sentence: CompiledSentence, _ steps: [PlacedStep], cost: Cost, namesApp: Bool,
    to found: inout [Interpretation]
  ) -> Bool {
    guard let block = index.blocks[sentence.block], holdsKeyword(of: block) else { return false }
    let evidence = evidence(in: steps)
    guard var slots = slots(in: steps, evidence, of: block), fit(&slots, to: block) else {
      return false
    }
    found.append(
      Interpretation(
        app: sentence.app, intent: sentence.key.intent, slots: slots, template: sentence.template,
        evidence: evidence, cost: cost.plain + cost.tolerance, toleranceCost: cost.tolerance,
        namesApp: namesApp, response: block.response, metadata: block.metadata))
    return true
  }

  /// The steps from the first word to the last, with free text as a single step.
  private func steps(of path: Paths.Path) -> [PlacedStep] {
    var steps: [PlacedStep] = []
    steps.reserveCapacity(path.ways.count)
    for (number, way) in path.ways.enumerated() {
      let way = search.ways[way]
      let letters = search.letters(number, of: path)
      if case .moreFreeText = way.step, let last = steps.last, last.isFreeText {
        steps[steps.count - 1].letters = last.letters.lowerBound..<letters.upperBound
      } else {
        steps.append(PlacedStep(step: way.step, letters: letters))
      }
    }
    return steps
  }

  // MARK: Slots

  /// The slots of a reading; nil if a damaged index has no meaning for a name.
  ///
  /// - Parameter evidence: the evidence of each step.
  private func slots(
    in steps: [PlacedStep], _ evidence: [Evidence], of block: CompiledBlock
  ) -> [SlotMatch]? {
    var slots: [SlotMatch] = []
    slots.reserveCapacity(steps.count(where: \.isSlot) + block.fixedSlots.count)
    for (step, heard) in zip(steps, evidence) {
      guard let label = step.slot else { continue }
      let slot = index.automaton.slots[label]
      // Only the response gets a captured value.
      if slot.isCapture { continue }
      let candidates = candidates(step, label)
      if candidates.isEmpty { return nil }
      slots.append(
        SlotMatch(
          name: index.slotName(slot.name), heard: heard.heard, span: heard.span,
          candidates: candidates, isRemoval: slot.isRemoval))
    }
    return slots
  }

  private func candidates(_ step: PlacedStep, _ label: Int32) -> [SlotMatch.Candidate] {
    guard case .value(_, let number) = step.step else {
      let text = search.hearing.utterance.heardWhole(step.letters)
      return [.init(output: .string(text))]
    }
    let hit = search.hit(number)
    if let number = hit.number {
      return [candidate(for: number, in: index.kind(ofList: index.automaton.slots[label].list))]
    }
    if hit.phrases.count == 1 { return value(of: hit)?.candidates ?? [] }
    let names = search.names(of: hit)
    return Set(search.phrases(of: hit).map { names.names.phrases[$0].value }).sorted()
      .compactMap { names.values[$0]?.candidate }
  }

  /// The meaning of the first name of a hit.
  private func value(of hit: ListHit) -> CompiledValue? {
    let names = search.names(of: hit)
    return search.phrase(of: hit).flatMap { names.values[names.names.phrases[$0].value] }
  }

  private func candidate(for number: HeardNumber, in list: ListKind) -> SlotMatch.Candidate {
    var tenths = Double(number.tenths)
    if case .range(let range) = list { tenths *= index.range(range)?.multiplier ?? 1 }
    let product = tenths / 10
    return .init(output: Int(exactly: product).map(JSONValue.integer) ?? .decimal(product))
  }

  // MARK: Conditions

  private func holdsKeyword(of block: CompiledBlock) -> Bool {
    guard !block.keywords.isEmpty else { return true }
    let words = search.hearing.utterance.words
    return block.keywords.contains { keyword in
      words.indices.contains { words[$0...].starts(with: keyword) }
    }
  }

  /// Adds the fixed slots, and drops the candidates that contradict the sentence's conditions;
  /// false if the conditions aren't met.
  private func fit(_ slots: inout [SlotMatch], to block: CompiledBlock) -> Bool {
    guard block.isFree || meets(block, with: &slots) else { return false }
    let heard = slots.count
    for slot in block.fixedSlots where !slots.contains(where: { $0.name == slot.name }) {
      slots.append(slot)
    }
    for name in block.contextSlots where !slots.contains(where: { $0.name == name }) {
      guard let value = known(name, slots[..<heard]) else { continue }
      slots.append(SlotMatch(name: name, heard: nil, span: nil, candidates: [.init(output: value)]))
    }
    return true
  }

  /// Drops the candidates that contradict a block's conditions. Returns whether the other
  /// candidates and the context meet them.
  private func meets(_ block: CompiledBlock, with slots: inout [SlotMatch]) -> Bool {
    for number in slots.indices {
      if slots[number].candidates.contains(where: block.contradicts) {
        slots[number].candidates.removeAll(where: block.contradicts)
      }
      if slots[number].candidates.isEmpty { return false }
    }
    return block.required.allSatisfy { $0.requirement.accepts(known($0.key, slots[...])) }
      && !block.excluded.contains { $0.requirement.accepts(known($0.key, slots[...])) }
  }

  /// The value of a context key. A heard value's context, the last one first, wins over the given
  /// context.
  private func known(_ key: String, _ slots: ArraySlice<SlotMatch>) -> JSONValue? {
    for slot in slots.reversed() where !slot.candidates[0].context.isEmpty {
      if let value = slot.candidates[0].context[key] { return value }
    }
    return context[key]
  }

  // MARK: Evidence

  private func evidence(in steps: [PlacedStep]) -> [Evidence] {
    steps.map { step in
      let (heard, span) = search.hearing.utterance.place(letters: step.letters)
      return Evidence(heard: heard, span: span, kind: kind(of: step))
    }
  }

  private func kind(of step: PlacedStep) -> Evidence.Kind {
    switch step.step {
    case .word(let word):
      !search.hearing.isForgiving
        || search.hearing.utterance.isSpelt(step.letters, word, in: index.lexicon)
        ? .word : .misspelt(expected: index.lexicon.text(word))
    case .words(let first, let second):
      .misspelt(expected: index.lexicon.text(first) + index.lexicon.text(second))
    case .missing(let word): .missing(expected: index.lexicon.text(word))
    case .surplus: .misspelt(expected: "")
    case .value(let label, let hit): kind(of: search.hit(hit), label)
    case .freeText(let label), .moreFreeText(let label):
      .freeText(slot: name(of: label))
    case .appName: .appName
    case .skipped, .filler: .skipped
    }
  }

  private func kind(of hit: ListHit, _ label: Int32) -> Evidence.Kind {
    guard hit.match != .exact, !hit.phrases.isEmpty else { return .value(slot: name(of: label)) }
    let value = value(of: hit)?.candidate
    let expected = value.map { $0.item?.display ?? $0.output.spoken } ?? ""
    return hit.match == .part
      ? .partOfValue(slot: name(of: label), expected: expected)
      : .likelyValue(slot: name(of: label), expected: expected)
  }

  private func name(of label: Int32) -> String {
    index.slotName(index.automaton.slots[label].name)
  }
}

extension InterpretationAssembler.PlacedStep {
  /// The slot that gets a value from this step; nil for none.
  fileprivate var slot: Int32? {
    switch step {
    case .value(let label, _), .freeText(let label): label
    default: nil
    }
  }

  fileprivate var isSlot: Bool { slot != nil }

  fileprivate var isFreeText: Bool {
    if case .freeText = step { true } else { false }
  }
}
