// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// What is known of a sentence once it is compiled.
///
/// A class, so that a reading takes one reference to all of it.
final class CompiledSentence: Sendable {
  let key: IntentKey
  /// The app; nil in a grammar on its own.
  let app: AppID?
  let template: SourcedTemplate
  let block: SentenceBlock
  /// The slots the block has whatever is said, by name.
  let fixedSlots: [SlotMatch]
  /// The slots the context's values are copied into, by name.
  let contextSlots: [String]
  /// Each as its folded words.
  let keywords: [[String]]

  init(_ template: SourcedTemplate, in scope: GrammarScope) {
    key = IntentKey(source: scope.sourceIndex, intent: scope.intent)
    app = scope.source.description?.id
    self.template = template
    block = scope.block
    fixedSlots = block.slots.sorted { $0.key < $1.key }.map { name, value in
      SlotMatch(
        name: name, heard: nil, span: nil, candidates: [scope.candidate(for: value, in: name)])
    }
    contextSlots = block.requiresContext.filter(\.value.fillsSlot).map(\.key).sorted()
    keywords = block.requiredKeywords.map { Utterance($0).words }
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
