// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Voice

/// The keys of a block that only Home Assistant gives a meaning. The grammar reader keeps them as
/// metadata.
extension SentenceBlock {
  /// Whether the block is for Speech-to-Phrase, a smaller recogniser that understands less.
  var isForSpeechToPhrase: Bool { metadata["speech_to_phrase"] == .boolean(true) }

  /// The block with the requirements and slots that its combination adds.
  func meaning(in combination: SlotCombination) throws(UnknownGroup) -> SentenceBlock {
    var block = self
    block.metadata = metadata.filter { !Self.foreignKeys.contains($0.key) }
    block.metadata["slot_combination"] = .string(combination.name)
    if let domains = try nameDomains(in: combination) {
      block.requiresContext["domain"] = ContextRequirement(accepted: domains.map { .string($0) })
    }
    if let domain = metadata["inferred_domain"], block.slots["domain"] == nil {
      block.slots["domain"] = domain
    }
    if combination.meansSpeakersArea {
      block.requiresContext["area"] = ContextRequirement(fillsSlot: true)
    }
    return block
  }

  /// The error of a `name_domains` that doesn't name a group of the combination.
  struct UnknownGroup: Error {
    var name: String
  }

  private static let foreignKeys: Set = [
    "example", "examples", "description", "inferred_domain", "name_domains", "speech_to_phrase",
    "importance",
  ]

  private func nameDomains(in combination: SlotCombination) throws(UnknownGroup) -> [String]? {
    switch metadata["name_domains"] {
    case .array(let names): return names.compactMap(\.text)
    case .string(let group):
      guard let names = combination.nameDomainGroups[group] else {
        throw UnknownGroup(name: group)
      }
      return names
    default: return nil
    }
  }
}

extension JSONValue {
  var text: String? { if case .string(let text) = self { text } else { nil } }
}
