// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The lists and rules a block's templates can name: its own first, then the grammar's.
struct GrammarScope {
  let source: UnderstandingSource
  let sourceIndex: Int
  let intent: IntentID
  let block: SentenceBlock
  let blockIndex: Int
  /// The intent's own lists.
  let intentLists: [String: SlotList]
  /// Knows the same rules as this scope.
  let measure: TemplateMeasure

  func rule(_ name: String) -> SourcedTemplate? { lists.rule(name) }

  /// The compiled list of a name, compiled when it is first asked for.
  func list(_ name: String, in index: inout IndexBuilder) -> Int32? {
    lists.list(name).map { origin, list in
      index.list(name, key: key(of: name, origin), list, in: self)
    }
  }

  private var lists: SlotListScope {
    SlotListScope(
      source.grammar, of: source.description, intent: intent, block: block,
      intentLists: intentLists)
  }

  private func key(of name: String, _ origin: SlotListScope.Origin) -> String {
    switch origin {
    case .block: "\(sourceIndex)/\(intent)/\(blockIndex)/\(name)"
    case .grammar(let shared): Self.key(ofList: shared, source: sourceIndex)
    // Parameters of one name may be of different types.
    case .intent, .type: "\(sourceIndex)/\(intent)/\(name)"
    }
  }

  /// The key of a list that all blocks of a source share.
  static func key(ofList name: String, source: Int) -> String { "\(source)/\(name)" }

  func isList(parameter name: String) -> Bool { lists.parameter(name)?.isList ?? false }
}
