// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

extension Interpretation {
  /// The same with the values of dates, amounts and the like read from the words taken for them; nil
  /// where what was taken as free text says no such value.
  public func readingLiterals(
    as description: IntentDescription, by reader: LiteralReader, now: Date
  ) -> Interpretation? {
    var read = self
    for place in slots.indices {
      guard let type = description[ParameterID(slots[place].name)]?.type, !type.literals.isEmpty,
        slots[place].candidates[0].item == nil, case .string(let text) = slots[place].output
      else { continue }
      guard let literal = reader.literal(text, for: type, now: now) else {
        if takesFreeText(slots[place]) { return nil }
        continue
      }
      read.slots[place].candidates = [SlotMatch.Candidate(literal)]
    }
    return read
  }
}

extension Interpretation {
  /// Whether a slot's value is what was typed, rather than one of a list or the sentence's own.
  private func takesFreeText(_ slot: SlotMatch) -> Bool {
    evidence.contains { $0.kind == .freeText(slot: slot.name) && $0.span == slot.span }
  }
}

extension SlotMatch.Candidate {
  init(_ literal: Literal) {
    self.init(output: .string(literal.notation))
    self.literal = literal
  }
}
