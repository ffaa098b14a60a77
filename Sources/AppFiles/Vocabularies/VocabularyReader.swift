// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import IntentModel

/// Turns the dictionaries of an `AppIntentVocabulary.plist` into a vocabulary.
struct VocabularyReader {
  var fields: PropertyListFields

  init(_ list: PropertyList, findings: [Finding]) {
    fields = PropertyListFields(list, findings: findings)
  }

  mutating func readVocabulary() -> Vocabulary {
    let root = fields.list.root
    guard root.dictionary != nil else {
      let message = "a vocabulary is a dictionary; put IntentPhrases in a <dict>"
      fields.report(.error, "wrong-type", message, root)
      return Vocabulary()
    }
    fields.checkKeys(of: root, known: ["ParameterVocabularies", "IntentPhrases"])
    let lists = fields.optionalElements("ParameterVocabularies", in: root)
    let phrases = fields.optionalElements("IntentPhrases", in: root)
    return Vocabulary(lists: lists.compactMap { list($0) }, examples: examples(of: phrases))
  }

  // MARK: Parameters

  private mutating func list(_ node: PropertyList.Node) -> Vocabulary.List? {
    fields.checkKeys(of: node, known: ["ParameterNames", "ParameterVocabulary"])
    let names = fields.texts("ParameterNames", in: node)
    let items = fields.elements("ParameterVocabulary", in: node)
    guard let names, let items, !names.isEmpty else { return nil }
    return Vocabulary.List(parameterNames: names, entries: items.compactMap { entry($0) })
  }

  private mutating func entry(_ node: PropertyList.Node) -> Vocabulary.Entry? {
    fields.checkKeys(of: node, known: ["VocabularyItemIdentifier", "VocabularyItemSynonyms"])
    let id = fields.text("VocabularyItemIdentifier", in: node)
    guard let synonyms = fields.elements("VocabularyItemSynonyms", in: node) else { return nil }
    let phrases = synonyms.compactMap { phrase($0) }
    if synonyms.isEmpty {
      let message = "VocabularyItemSynonyms is empty; add a phrase"
      fields.report(.error, "empty-list", message, node["VocabularyItemSynonyms"] ?? node)
    }
    guard let id, !phrases.isEmpty else { return nil }
    return Vocabulary.Entry(id: id, phrases: phrases)
  }

  private mutating func phrase(_ node: PropertyList.Node) -> Vocabulary.Phrase? {
    fields.checkKeys(
      of: node,
      known: [
        "VocabularyItemPhrase", "VocabularyItemPronunciation", "VocabularyItemExamples",
      ])
    let text = fields.text("VocabularyItemPhrase", in: node)
    let pronunciation = fields.optionalText("VocabularyItemPronunciation", in: node)
    let examples = fields.optionalTexts("VocabularyItemExamples", in: node)
    return text.map { .init($0, pronunciation: pronunciation, examples: examples) }
  }

  // MARK: Examples

  private mutating func examples(of phrases: [PropertyList.Node]) -> [IntentID: [String]] {
    var examples: [IntentID: [String]] = [:]
    for node in phrases {
      fields.checkKeys(of: node, known: ["IntentName", "IntentExamples"])
      let name = fields.text("IntentName", in: node)
      let texts = fields.texts("IntentExamples", in: node)
      guard let name, let texts else { continue }
      examples[VocabularyFile.intentID(named: name), default: []] += texts
    }
    return examples
  }
}
