// SPDX-License-Identifier: Apache-2.0

package import IntentModel

/// The lists that the templates of a block can name, and where each comes from.
package struct SlotListScope: Sendable {
  /// Where a list comes from.
  package enum Origin: Hashable, Sendable {
    case block
    case intent
    /// - Parameter name: the list's name in the grammar.
    case grammar(name: String)
    /// No file contains the list. It follows from the parameter's type.
    case type
  }

  package var grammar: Grammar
  /// The app; nil for a grammar on its own.
  package var description: AppDescription?
  package var intent: IntentID
  package var block: SentenceBlock
  package var intentLists: [String: SlotList]

  package init(
    _ grammar: Grammar, of description: AppDescription?, intent: IntentID, block: SentenceBlock,
    intentLists: [String: SlotList]
  ) {
    self.grammar = grammar
    self.description = description
    self.intent = intent
    self.block = block
    self.intentLists = intentLists
  }

  package func rule(_ name: String) -> SourcedTemplate? {
    block.rules[name] ?? grammar.rules[name]
  }

  /// The list of a name. The block's own lists come first, then those of the intent, the grammar
  /// and the parameter's type.
  package func list(_ name: String) -> (origin: Origin, list: SlotList)? {
    if let own = block.lists[name] { return (.block, own) }
    if let own = intentLists[name] { return (.intent, own) }
    if let shared = grammar.lists[name] ?? SlotList(inlineRange: name) {
      return (.grammar(name: name), shared)
    }
    if let shared = parameter(name)?.listName, let list = grammar.lists[shared] {
      return (.grammar(name: shared), list)
    }
    return implied(name).map { (.type, $0) }
  }

  package func parameter(_ name: String) -> ParameterDescription? {
    description?[intent]?[ParameterID(name)]
  }

  /// The list of a parameter for which nobody wrote one: its choices, otherwise what its type
  /// allows.
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
}

extension SlotListScope {
  /// Whether a sentence is within the bounds and its rules don't include themselves.
  package func canSay(_ template: Template) -> Bool {
    let size = try? measure.size(of: template)
    return size.map { $0.places.of(1) <= CompilerBounds.standard.placesOfSentence } ?? false
  }

  /// Whether a name of a list is within the bounds.
  package func canName(_ template: Template) -> Bool {
    if case .text = template { return true }
    let size = try? measure.size(of: template)
    return size.map { $0.phrases <= NameBounds.phrases } ?? false
  }

  private var measure: TemplateMeasure { TemplateMeasure(rule: rule) }
}
