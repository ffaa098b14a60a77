// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Reads an interpretation off the way a search found.
struct InterpretationAssembler {
  let index: SentenceIndex
  let utterance: Utterance
  let hypotheses: [Hypothesis]
  let context: [String: JSONValue]

  /// The interpretation of an accepted hypothesis; nil when its sentence's conditions aren't met.
  func interpretation(of end: Hypothesis) -> Interpretation? {
    let sentence = index.automaton.sentences[Int(index.automaton.accepted[Int(end.node)])]
    let steps = steps(to: end)
    var slots = slots(in: steps)
    guard holdsKeyword(of: sentence.block),
      let merged = context(of: &slots, under: sentence.block)
    else { return nil }
    addFixedSlots(of: sentence, merged, to: &slots)
    let source = index.sources[sentence.key.source]
    return Interpretation(
      app: source.description?.id, intent: sentence.key.intent, slots: slots,
      template: sentence.template, evidence: evidence(in: steps), cost: Int(end.cost),
      toleranceCost: steps.reduce(0) { $0 + toleranceCost(of: $1) },
      namesApp: end.app >= 0, response: sentence.block.response,
      metadata: sentence.block.metadata)
  }

  /// From the first word to the last; free text in one step.
  private func steps(to end: Hypothesis) -> [Hypothesis] {
    var steps: [Hypothesis] = []
    var current = end
    var tail: Int32?
    while current.previous >= 0 {
      switch current.step {
      case .moreFreeText: tail = tail ?? current.words.upperBound
      case .freeText:
        current.words = current.words.lowerBound..<(tail ?? current.words.upperBound)
        tail = nil
        steps.append(current)
      case .start, .empty: break
      default: steps.append(current)
      }
      current = hypotheses[Int(current.previous)]
    }
    return steps.reversed()
  }

  private func toleranceCost(of step: Hypothesis) -> Int {
    switch step.step {
    case .misspelt: Int(step.cost - hypotheses[Int(step.previous)].cost)
    case .value(_, let hit): Int(hit.cost)
    default: 0
    }
  }

  // MARK: Slots

  private func slots(in steps: [Hypothesis]) -> [SlotMatch] {
    steps.compactMap { step in
      switch step.step {
      case .value(let label, let hit):
        match(index.automaton.slots[Int(label)], candidates: candidates(hit, label), step)
      case .freeText(let label):
        match(
          index.automaton.slots[Int(label)],
          candidates: [
            .init(output: .string(utterance.heardWhole(range(step))))
          ], step)
      default: nil
      }
    }
  }

  private func match(
    _ slot: Automaton.Slot, candidates: [SlotMatch.Candidate], _ step: Hypothesis
  ) -> SlotMatch {
    SlotMatch(
      name: slot.name, heard: utterance.heard(range(step)), span: utterance.span(range(step)),
      candidates: candidates, isRemoval: slot.isRemoval)
  }

  private func candidates(_ hit: ListHit, _ label: Int32) -> [SlotMatch.Candidate] {
    let list = index.lists[Int(index.automaton.slots[Int(label)].list)]
    if let number = hit.number { return [candidate(for: number, in: list)] }
    return hit.values.map { value in
      let value = list.values[Int(value)]
      return .init(output: value.output, item: value.item, context: value.context)
    }
  }

  private func candidate(for number: Int, in list: CompiledList) -> SlotMatch.Candidate {
    guard case .range(let range) = list.content, let multiplier = range.multiplier else {
      return .init(output: .integer(number))
    }
    let product = Double(number) * multiplier
    let output = Int(exactly: product).map(JSONValue.integer) ?? .decimal(product)
    return .init(output: output)
  }

  // MARK: Conditions

  private func holdsKeyword(of block: SentenceBlock) -> Bool {
    guard !block.requiredKeywords.isEmpty else { return true }
    let words = utterance.words
    return block.requiredKeywords.contains { keyword in
      let keyword = Utterance(keyword).words
      return words.indices.contains { words[$0...].starts(with: keyword) }
    }
  }

  /// The context with what the values tell; nil when it is not what the block asks for. Candidates
  /// that contradict it are dropped.
  private func context(
    of slots: inout [SlotMatch], under block: SentenceBlock
  ) -> [String: JSONValue]? {
    var merged = context
    for number in slots.indices {
      slots[number].candidates.removeAll { candidate in
        block.requiresContext.contains { key, requirement in
          candidate.context[key].map { !requirement.accepts($0) } ?? false
        }
      }
      guard let first = slots[number].candidates.first else { return nil }
      merged.merge(first.context) { $1 }
    }
    let isMet = block.requiresContext.allSatisfy { $1.accepts(merged[$0]) }
    let isExcluded = block.excludesContext.contains { key, values in
      ContextRequirement(accepted: values).accepts(merged[key])
    }
    return isMet && !isExcluded ? merged : nil
  }

  private func addFixedSlots(
    of sentence: CompiledSentence, _ context: [String: JSONValue], to slots: inout [SlotMatch]
  ) {
    var fixed = sentence.block.slots
    for (key, requirement) in sentence.block.requiresContext where requirement.fillsSlot {
      fixed[key] = fixed[key] ?? context[key]
    }
    for (name, value) in fixed.sorted(by: { $0.key < $1.key })
    where !slots.contains(where: { $0.name == name }) {
      slots.append(
        SlotMatch(
          name: name, heard: nil, span: nil,
          candidates: [candidate(for: value, in: name, sentence)],
          isRemoval: false))
    }
  }

  /// A fixed slot that names an item of the list of its name is that item.
  private func candidate(
    for value: JSONValue, in name: String, _ sentence: CompiledSentence
  ) -> SlotMatch.Candidate {
    let shared = index.sources[sentence.key.source].grammar.lists
    guard case .values(let values) = (sentence.block.lists[name] ?? shared[name])?.content,
      let listed = values.first(where: { $0.output == value })
    else { return .init(output: value) }
    return .init(output: value, item: listed.item, context: listed.context)
  }

  // MARK: Evidence

  private func evidence(in steps: [Hypothesis]) -> [Evidence] {
    steps.map { step in
      Evidence(
        heard: utterance.heard(range(step)), span: utterance.span(range(step)), kind: kind(of: step)
      )
    }
  }

  private func kind(of step: Hypothesis) -> Evidence.Kind {
    switch step.step {
    case .misspelt(let word):
      .misspelt(expected: String(decoding: index.lexicon.spelling(word), as: UTF8.self))
    case .value(let label, let hit): kind(of: hit, label)
    case .freeText(let label): .freeText(slot: index.automaton.slots[Int(label)].name)
    case .appName: .appName
    case .skipped, .filler: .skipped
    default: .word
    }
  }

  private func kind(of hit: ListHit, _ label: Int32) -> Evidence.Kind {
    let slot = index.automaton.slots[Int(label)]
    guard hit.match != .exact, let value = hit.values.first else { return .value(slot: slot.name) }
    let expected = index.lists[Int(slot.list)].values[Int(value)]
    let name = expected.item?.display ?? String(describing: expected.output)
    return hit.match == .part
      ? .partOfValue(slot: slot.name, expected: name)
      : .likelyValue(slot: slot.name, expected: name)
  }

  private func range(_ step: Hypothesis) -> Range<Int> {
    Int(step.words.lowerBound)..<Int(step.words.upperBound)
  }
}
