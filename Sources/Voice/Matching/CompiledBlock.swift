// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The data that the sentences of one compiled block share.
final class CompiledBlock: Sendable {
  /// Slots that don't depend on the words, by name.
  let fixedSlots: [SlotMatch]
  /// The slots that get their values from the context, by name.
  let contextSlots: [String]
  /// Conditions that the context must meet, by name.
  let required: [ContextCondition]
  /// Conditions that the context must not meet, by name.
  let excluded: [ContextCondition]
  /// Each keyword as its folded words.
  let keywords: [[String]]
  let response: String?
  let metadata: [String: JSONValue]

  init(in scope: GrammarScope) {
    let block = scope.block
    fixedSlots = block.slots.sorted { $0.key < $1.key }.map { name, value in
      SlotMatch(
        name: name, heard: nil, span: nil, candidates: [scope.candidate(for: value, in: name)])
    }
    contextSlots = block.requiresContext.filter(\.value.fillsSlot).map(\.key).sorted()
    required = block.requiresContext.sorted { $0.key < $1.key }
      .map(ContextCondition.init)
    excluded = block.excludesContext.sorted { $0.key < $1.key }
      .map { ContextCondition(key: $0, requirement: ContextRequirement(accepted: $1)) }
    keywords = block.requiredKeywords.map { Utterance($0).words }
    response = block.response
    metadata = block.metadata
  }

  /// Whether the block has no condition on the context.
  var isFree: Bool { required.isEmpty && excluded.isEmpty }

  /// Whether a value's context contradicts the conditions of the block.
  func contradicts(_ candidate: SlotMatch.Candidate) -> Bool {
    !candidate.context.isEmpty
      && required.contains { condition in
        candidate.context[condition.key].map { !condition.requirement.accepts($0) } ?? false
      }
  }

  init(from reader: inout RecordReader) throws(RecordFault) {
    fixedSlots = try reader.nested(FixedSlots.self).slots
    contextSlots = try reader.nested()
    required = try reader.nested()
    excluded = try reader.nested()
    keywords = try reader.nested()
    response = try reader.nested()
    metadata = try reader.nested()
  }
}

extension CompiledBlock: Record {
  func write(to writer: inout RecordWriter) {
    writer.add(FixedSlots(slots: fixedSlots))
    writer.add(contextSlots)
    writer.add(required)
    writer.add(excluded)
    writer.add(keywords)
    writer.add(response)
    writer.add(metadata)
  }
}

/// Slots that are not heard, each with its one value.
private struct FixedSlots: Record {
  var slots: [SlotMatch]

  init(slots: [SlotMatch]) { self.slots = slots }

  init(from reader: inout RecordReader) throws(RecordFault) {
    slots = []
    for _ in 0..<(try reader.count()) {
      let name = try reader.text()
      slots.append(
        SlotMatch(name: name, heard: nil, span: nil, candidates: [try reader.nested()]))
    }
  }

  func write(to writer: inout RecordWriter) {
    writer.add(length: slots.count)
    for slot in slots {
      writer.add(slot.name)
      writer.add(slot.candidates[0])
    }
  }
}

extension GrammarScope {
  /// The value of a fixed slot. If the list of that name contains it, the candidate gets the item
  /// and context from there.
  fileprivate func candidate(for value: JSONValue, in name: String) -> SlotMatch.Candidate {
    guard case .values(let values) = (block.lists[name] ?? source.grammar.lists[name])?.content,
      let listed = values.first(where: { $0.output == value })
    else { return .init(output: value) }
    return .init(output: value, item: listed.item, context: listed.context)
  }
}
