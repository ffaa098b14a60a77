// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Voice

extension FilesOnlyHandler {
  /// Collects the slots of an intent's templates, in the order they first stand there.
  struct Slots {
    private(set) var found: [ParameterDescription] = []
    private let grammar: Grammar
    private var rules: Set<String> = []

    /// Brackets and rules within each other, at most; no sentence is understood that has more.
    private static let maximumDepth = 200

    init(in sentences: Grammar.IntentSentences, of grammar: Grammar) {
      self.grammar = grammar
      for block in sentences.blocks {
        for sentence in block.sentences { collect(sentence.template, block, depth: 0) }
        for slot in block.slots.keys.sorted() { add(slot, list: slot, block) }
      }
    }

    private mutating func collect(_ template: Template, _ block: SentenceBlock, depth: Int) {
      guard depth < Self.maximumDepth else { return }
      switch template {
      case .text: break
      case .sequence(let parts), .alternatives(let parts), .permutation(let parts):
        for part in parts { collect(part, block, depth: depth + 1) }
      case .optional(let part): collect(part, block, depth: depth + 1)
      case .list(let reference):
        add(reference.slot ?? reference.name, list: reference.name, block)
      case .token(let reference) where reference.name != "applicationName":
        add(reference.name, list: reference.name, block)
      case .token: break
      case .rule(let reference):
        guard rules.insert(reference.name).inserted,
          let rule = block.rules[reference.name] ?? grammar.rules[reference.name]
        else { return }
        collect(rule.template, block, depth: depth + 1)
      }
    }

    private mutating func add(_ slot: String, list: String, _ block: SentenceBlock) {
      let id = ParameterID(slot)
      guard !found.contains(where: { $0.id == id }) else { return }
      let type = type(of: block.lists[list] ?? grammar.lists[list])
      found.append(ParameterDescription(id: id, type: type, displayName: slot))
    }

    private func type(of list: SlotList?) -> ParameterType {
      switch list?.content {
      case .range: .integer
      case .wildcard: .text
      case .values, .names, nil: .item
      }
    }
  }
}
