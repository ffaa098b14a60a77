// SPDX-License-Identifier: Apache-2.0

import Assistant
import IntentModel
import Voice

/// Everything of an app that rehearsals should reach, found in its files and its code's
/// descriptions.
///
/// Items that SiriKit's domains add are left out, because they are not the app's own.
struct CoverageInventory {
  private let app: InstalledApp
  private let grammar: Grammar

  init(_ app: InstalledApp) {
    self.app = app
    grammar = app.grammar
  }

  var items: [CoverageItem] {
    var known: Set<CoverageItem> = []
    let intents = app.description.intents.flatMap(items)
    return (sentences + intents).filter { known.insert($0).inserted }
  }

  // MARK: Sentences

  private var sentences: [CoverageItem] {
    grammar.intents.filter { $0.intent != .negativePhrase }.flatMap { sentences in
      sentences.blocks.flatMap { block in
        let scope = SlotListScope(
          grammar, of: app.description, intent: sentences.intent, block: block,
          intentLists: sentences.lists)
        return block.sentences.filter { $0.location.isOfAnApp }.flatMap { template in
          [CoverageItem.template(WrittenTemplate(template))]
            + TemplateChoices(scope).items(in: template)
        }
      }
    }
  }

  // MARK: Intents

  private func items(of intent: IntentDescription) -> [CoverageItem] {
    let parameters = intent.parameters.map { CoverageItem.parameter($0.id, of: intent.id) }
    let codes = intent.responseCodes.map { CoverageItem.code($0, of: intent.id) }
    return vocabulary(of: intent) + parameters + prompts(of: intent) + outcomes(of: intent) + codes
  }

  private func vocabulary(of intent: IntentDescription) -> [CoverageItem] {
    intent.parameters.flatMap { parameter in
      let name = parameter.vocabularyName
      // The app doesn't name the choices of an enumeration that it didn't define.
      let choices = parameter.choicesKey == nil ? parameter.choices.map(\.id) : []
      let ids = choices + ids(in: list(name, of: intent.id))
      return ids.map { CoverageItem.vocabulary($0, of: name) }
    }
  }

  private func list(_ name: String, of intent: IntentID) -> SlotList? {
    grammar.intents.first { $0.intent == intent }?.lists[name] ?? grammar.lists[name]
  }

  private func ids(in list: SlotList?) -> [String] {
    guard case .values(let values) = list?.content else { return [] }
    return values.compactMap { $0.item?.id }
  }

  private func prompts(of intent: IntentDescription) -> [CoverageItem] {
    let asked = intent.parameters.flatMap { parameter in
      parameter.expectedPrompts.map { CoverageItem.prompt($0, parameter.id, of: intent.id) }
    }
    return asked + wholePrompts(of: intent).map { .prompt($0, nil, of: intent.id) }
  }

  private func wholePrompts(of intent: IntentDescription) -> [PromptKind] {
    let isRestricted =
      intent.isRestrictedWhileLocked || app.access.restrictedWhileLocked.contains(intent.id)
    return (intent.requiresConfirmation ? [.confirmIntent] : [])
      + (isRestricted ? [.unlock] : [])
  }

  /// A request that asks for confirmation can also end as cancelled.
  private func outcomes(of intent: IntentDescription) -> [CoverageItem] {
    let done: TurnResult = intent.runsInBackground ? .success : .continueInApp
    let results = intent.requiresConfirmation ? [done, .cancelled] : [done]
    return results.map { .outcome($0, of: intent.id) }
  }
}

extension ParameterDescription {
  /// The list of the parameter's names. Parameters that share a list share its coverage.
  var vocabularyName: String { listName ?? id.rawValue }

  /// The questions about the parameter: those the app words itself, and those it can't avoid.
  fileprivate var expectedPrompts: [PromptKind] {
    PromptKind.allCases.filter { kind in
      switch kind {
      case .needsValue: isRequired && defaultValue == nil
      case .unsupported: range != nil || prompts[kind] != nil
      default: prompts[kind] != nil
      }
    }
  }
}
