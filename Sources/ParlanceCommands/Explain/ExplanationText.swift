// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Terminal
import Voice

/// Puts an explanation into sentences, one per line, to be read at a glance or heard one after the
/// other.
struct ExplanationText {
  private let wording: Wording

  init(_ wording: Wording) { self.wording = wording }

  func lines(for explanation: Explanation) -> [String] {
    guard let chosen = explanation.chosen else { return failure(explanation) }
    return [
      text("chosen", ["intent": chosen.intent.named(in: chosen.app), "score": score(of: chosen)]),
      text("template", place(of: chosen.template)),
    ] + alignment(of: chosen, explanation.text) + explanation.rivals.flatMap(lines)
  }

  // MARK: Interpretation

  private func alignment(of chosen: Interpretation, _ typed: String) -> [String] {
    let isReordered =
      chosen.toleranceCost > 0 && !chosen.evidence.contains(where: \.kind.isTolerance)
    return chosen.evidence.inRuns(of: typed).map { line(for: $0, in: chosen) }
      + (isReordered ? [text("reordered")] : [])
      + chosen.fixedSlots.map { text("fixed", ["slot": $0.name, "value": value(of: $0)]) }
  }

  private func line(for evidence: Evidence, in chosen: Interpretation) -> String {
    var values = ["heard": evidence.heard]
    values["slot"] = evidence.slot
    values["expected"] = evidence.expected
    guard evidence.slot != nil else { return text(key(for: evidence), values) }
    guard let slot = chosen.slot(of: evidence) else { return text("capture", values) }
    values["value"] = value(of: slot)
    return text(evidence.kindName, values)
  }

  private func key(for evidence: Evidence) -> String {
    switch evidence.kind {
    case .word where Utterance(evidence.heard).count > 1: "words"
    case .misspelt(expected: ""): "surplus"
    default: evidence.kindName
    }
  }

  /// The value of a slot, or all values that its words may mean.
  private func value(of slot: SlotMatch) -> String {
    list(slot.candidates.map { $0.item?.display ?? $0.output.spoken }, "or")
  }

  // MARK: Rivals

  private func lines(for rival: Explanation.Rival) -> [String] {
    let values = [
      "intent": rival.reading.intent.named(in: rival.reading.app),
      "score": score(of: rival.reading),
    ]
    let reason = rival.because.map { because in
      let key = "because.\(because.rawValue)"
      let slips = because == .forgiveness ? slips(of: rival.reading) : ""
      return text(key, ["slips": slips])
    }
    return [text("rival", values.merging(place(of: rival.reading.template)) { $1 })]
      + (reason.map { [$0] } ?? [])
  }

  /// The slips that were tolerated.
  private func slips(of reading: Interpretation) -> String {
    let slips = reading.evidence.filter(\.kind.isTolerance)
    return slips.isEmpty ? text("slip.order") : list(slips.map(slip), "and")
  }

  func slip(_ evidence: Evidence) -> String {
    let values = ["heard": evidence.heard, "expected": evidence.expected ?? ""]
    return switch evidence.kind {
    case .misspelt(expected: ""): text("slip.surplus", values)
    case .missing: text("slip.missing", values)
    case .moved: text("slip.moved", values)
    case .partOfValue: text("slip.part", values)
    default: text("slip.misspelt", values)
    }
  }

  // MARK: Words

  func text(_ key: String, _ values: [String: String] = [:]) -> String {
    wording.text("explain.\(key)", values)
  }

  func place(of template: WrittenTemplate) -> [String: String] {
    ["template": template.text, "place": template.location.description]
  }

  /// Rounded to hundredths, which is enough to tell interpretations apart.
  private func score(of heard: Interpretation) -> String {
    OrderedJSON.decimal((heard.score * 100).rounded() / 100).text
  }

  func list(_ items: [String], _ kind: String) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: text("list.separator")) + text("list.\(kind)") + last
  }
}

extension IntentID {
  /// The intent's name after its app's name; for a grammar on its own just the intent's name.
  func named(in app: AppID?) -> String { (app.map { "\($0)." } ?? "") + rawValue }
}

extension Interpretation {
  /// The slot that some words were taken for; nil if they were taken for no slot.
  func slot(of evidence: Evidence) -> SlotMatch? {
    guard let name = evidence.slot else { return nil }
    return slots.first { $0.name == name && $0.span == evidence.span }
  }

  /// The slots with a value for which nothing was typed.
  var fixedSlots: [SlotMatch] { slots.filter { $0.span == nil } }
}
