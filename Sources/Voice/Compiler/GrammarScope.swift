// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The lists and rules a block's templates can name: its own first, then the grammar's.
struct GrammarScope {
  let source: UnderstandingSource
  let sourceIndex: Int
  let intent: IntentID
  let block: SentenceBlock
  let blockIndex: Int

  func rule(_ name: String) -> SourcedTemplate? { block.rules[name] ?? source.grammar.rules[name] }

  /// The compiled list of a name, compiled when it is first asked for.
  func list(_ name: String, in index: inout IndexBuilder) -> Int32? {
    if let own = block.lists[name] {
      return index.list(key: "\(sourceIndex)/\(intent)/\(blockIndex)/\(name)", own, in: self)
    }
    if let shared = source.grammar.lists[name] ?? SlotList(inlineRange: name) ?? implied(name) {
      return index.list(key: Self.key(ofList: name, source: sourceIndex), shared, in: self)
    }
    return nil
  }

  /// What a list is known by that all blocks of a source share.
  static func key(ofList name: String, source: Int) -> String { "\(source)/\(name)" }

  /// A parameter without a list takes what its type allows.
  private func implied(_ name: String) -> SlotList? {
    switch parameter(name)?.type {
    case .integer: SlotList(.range(NumberRange(from: -1_000_000, to: 1_000_000)))
    case .text: SlotList(.wildcard)
    case .item, nil: nil
    }
  }

  func isList(parameter name: String) -> Bool { parameter(name)?.isList ?? false }

  private func parameter(_ name: String) -> ParameterDescription? {
    source.description?[intent]?[ParameterID(name)]
  }
}
