// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// What the sentences of one block have in common, once it is compiled.
final class CompiledBlock: Sendable {
  /// The slots the block has whatever is said, by name.
  let fixedSlots: [SlotMatch]
  /// The slots the context's values are copied into, by name.
  let contextSlots: [String]
  let requiresContext: [String: ContextRequirement]
  let excludesContext: [String: [JSONValue]]
  /// Each as its folded words.
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
    requiresContext = block.requiresContext
    excludesContext = block.excludesContext
    keywords = block.requiredKeywords.map { Utterance($0).words }
    response = block.response
    metadata = block.metadata
  }

  /// Whether the block asks nothing of the context.
  var isFree: Bool { requiresContext.isEmpty && excludesContext.isEmpty }

  /// Whether what a value tells about the context is not what the block asks for.
  func contradicts(_ candidate: SlotMatch.Candidate) -> Bool {
    !candidate.context.isEmpty
      && requiresContext.contains { key, requirement in
        candidate.context[key].map { !requirement.accepts($0) } ?? false
      }
  }

  init(from reader: inout RecordReader) throws(RecordFault) {
    fixedSlots = try reader.nested(FixedSlots.self).slots
    contextSlots = try reader.nested()
    requiresContext = try reader.nested()
    excludesContext = try reader.nested()
    keywords = try reader.nested()
    response = try reader.nested()
    metadata = try reader.nested()
  }
}

extension CompiledBlock: Record {
  func write(to writer: inout RecordWriter) {
    writer.add(FixedSlots(slots: fixedSlots))
    writer.add(contextSlots)
    writer.add(requiresContext)
    writer.add(excludesContext)
    writer.add(keywords)
    writer.add(response)
    writer.add(metadata)
  }
}

/// Slots that are not heard, each with the one value it has.
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

extension ContextRequirement: Record {
  init(from reader: inout RecordReader) throws(RecordFault) {
    self.init(accepted: try reader.nested(), fillsSlot: try reader.nested())
  }

  func write(to writer: inout RecordWriter) {
    writer.add(accepted)
    writer.add(fillsSlot)
  }
}

extension GrammarScope {
  /// A fixed slot that names an item of the list of its name is that item.
  fileprivate func candidate(for value: JSONValue, in name: String) -> SlotMatch.Candidate {
    guard case .values(let values) = (block.lists[name] ?? source.grammar.lists[name])?.content,
      let listed = values.first(where: { $0.output == value })
    else { return .init(output: value) }
    return .init(output: value, item: listed.item, context: listed.context)
  }
}
