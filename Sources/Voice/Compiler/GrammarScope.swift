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

  func rule(_ name: String) -> SourcedTemplate? { block.rules[name] ?? source.grammar.rules[name] }

  /// The compiled list of a name, compiled when it is first asked for.
  func list(_ name: String, in index: inout IndexBuilder) -> Int32? {
    if let own = block.lists[name] {
      return index.list(key: "\(sourceIndex)/\(intent)/\(blockIndex)/\(name)", own, in: self)
    }
    if let own = intentLists[name] {
      return index.list(key: "\(sourceIndex)/\(intent)/\(name)", own, in: self)
    }
    if let shared = source.grammar.lists[name] ?? SlotList(inlineRange: name) {
      return index.list(key: Self.key(ofList: name, source: sourceIndex), shared, in: self)
    }
    if let shared = parameter(name)?.listName, let list = source.grammar.lists[shared] {
      return index.list(key: Self.key(ofList: shared, source: sourceIndex), list, in: self)
    }
    return implied(name).map {
      // Parameters of one name may be of different types.
      index.list(key: "\(sourceIndex)/\(intent)/\(name)", $0, in: self)
    }
  }

  /// What a list is known by that all blocks of a source share.
  static func key(ofList name: String, source: Int) -> String { "\(source)/\(name)" }

  /// A parameter without a list takes its own choices, else what its type allows.
  private func implied(_ name: String) -> SlotList? {
    guard let parameter = parameter(name) else { return nil }
    if !parameter.choices.isEmpty { return SlotList(.values(parameter.choices.map(Self.value))) }
    switch parameter.type {
    case .integer: return SlotList(.range(NumberRange(from: -1_000_000, to: 1_000_000)))
    case .decimal:
      return SlotList(.range(NumberRange(from: -1_000_000, to: 1_000_000, fractions: "tenths")))
    case .boolean: return nil
    case .item, .person, .place: return parameter.isOpen ? SlotList(.wildcard) : nil
    case .text, .url, .file, .date, .period, .duration, .currency, .measurement:
      return SlotList(.wildcard)
    }
  }

  private static func value(_ choice: Item) -> ListValue {
    ListValue(phrases: [.text(choice.display)], output: .string(choice.id), item: choice)
  }

  func isList(parameter name: String) -> Bool { parameter(name)?.isList ?? false }

  private func parameter(_ name: String) -> ParameterDescription? {
    source.description?[intent]?[ParameterID(name)]
  }
}
