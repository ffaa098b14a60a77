// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Voice

/// Finds the options that a name, or a part of one, stands for.
struct OptionMatcher {
  private static let app: AppID = "options"
  private static let intent: IntentID = "choose"
  private static let slot = "option"

  private let understander: Understander
  private let habits: LanguageHabits
  private let count: Int

  init(_ options: [Value], habits: LanguageHabits) {
    count = options.count
    self.habits = habits
    let values = options.enumerated().map { place, option in
      ListValue(
        phrases: [.text(option.display)], output: .integer(place),
        item: Item(id: String(place), display: option.display))
    }
    let description = AppDescription(
      id: Self.app, names: [AppName(Self.app.rawValue)],
      intents: [
        IntentDescription(
          id: Self.intent, domain: "", category: .other,
          parameters: [ParameterDescription(id: ParameterID(Self.slot), type: .item)])
      ])
    let grammar = Grammar(
      language: habits.language, lists: [Self.slot: SlotList(.values(values))],
      rules: habits.optionFiller.map { ["filler": $0] } ?? [:])
    understander = Understander(
      [UnderstandingSource(description: description, grammar: grammar)], habits: habits)
  }

  /// The places of the options that fit; after a "not", all but the named ones. Nil when no option
  /// is named, or several are.
  func places(in utterance: Utterance, forgiving: Bool) -> [Int]? {
    guard
      let slots = understander.answer(
        utterance, to: Self.intent, of: Self.app, forgiving: forgiving)?.slots
    else { return nil }
    let named = slots.filter { !$0.isRemoval }
    if let only = named.first { return named.count == 1 ? places(of: only) : nil }
    let excluded = Set(slots.flatMap(places))
    return (0..<count).filter { !excluded.contains($0) }
  }

  /// The places of the options that one name stands for, when it is said exactly and leaves nothing
  /// open; otherwise empty.
  func places(named utterance: Utterance) -> [Int] {
    guard
      let answer = understander.answer(
        utterance, to: Self.intent, of: Self.app, forgiving: false),
      let named = answer.slots.first, answer.slots.count == 1, !named.isRemoval,
      answer.evidence.allSatisfy(leavesItOne)
    else { return [] }
    return places(of: named)
  }

  private func isFiller(_ word: String) -> Bool {
    habits.fillerWords.contains(word) || habits.optionFillerWords.contains(word)
  }

  /// Whether a choice still counts with the words that were skipped.
  private func leavesItOne(_ evidence: Evidence) -> Bool {
    let heard = Utterance(evidence.heard)
    return evidence.kind != .skipped || heard.words.allSatisfy(isFiller)
      || habits.besideYes.contains(heard.spelling)
  }

  private func places(of slot: SlotMatch) -> [Int] {
    slot.candidates.compactMap { $0.item.flatMap { Int($0.id) } }
  }
}

extension ParameterDescription {
  /// A value with the name it has among the parameter's choices: an app's code may know only its
  /// identifier.
  func named(_ value: Value) -> Value {
    guard type == .item, let choice = choices.first(where: { $0.id == value.identifier }) else {
      return value
    }
    return .item(choice)
  }
}
