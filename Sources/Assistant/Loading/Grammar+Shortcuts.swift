// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Foundation
package import IntentModel
import Voice

extension Identifier where Noun == IntentDescription {
  /// Stands for the phrases an app must not be asked with: no app has an intent of this name.
  package static var negativePhrase: IntentID { "-" }
}

extension AppOutline {
  /// Whole requests by intent: the phrases of its shortcuts that hold no value, in the language's own words.
  func examples(translations: [String: [String]], app: String) -> [IntentID: [String]] {
    var examples: [IntentID: [String]] = [:]
    for shortcut in shortcuts {
      let phrases = shortcut.said(in: translations)
        .map { Wording.fill($0, with: ["applicationName": app]) }
      examples[shortcut.intent, default: []] += phrases.filter { !$0.contains("${") }
    }
    return examples
  }
}

extension AppOutline {
  /// Where phrases are written. A translation has the place of its phrase in the code.
  fileprivate func places(_ translations: [String: [String]]) -> [String: SourceLocation] {
    guard !places.isEmpty else { return places }
    let translated = translations.flatMap { phrase, texts in
      places[phrase].map { place in texts.map { ($0, place) } } ?? []
    }
    return places.merging(translated) { own, _ in own }
  }
}

extension SpokenShortcut {
  /// The phrases of a language; those of the code where it has none.
  fileprivate func said(in translations: [String: [String]]) -> [String] {
    let translated = phrases.flatMap { translations[$0] ?? [] }
    // In the code's own language, a catalog only adds phrases.
    let isOwnLanguage = phrases.contains { translations[$0]?.contains($0) == true }
    guard isOwnLanguage || translated.isEmpty else { return translated }
    return phrases + translated.filter { !phrases.contains($0) }
  }
}

extension Grammar {
  /// Adds the phrases an app's code gives, in the language's own words where there are any, and the lists
  /// its parameters draw from.
  ///
  /// - Parameter translations: the phrases of the language, by the phrase in the code.
  mutating func add(_ outline: AppOutline, translations: [String: [String]]) {
    for (name, entries) in outline.lists where lists[name] == nil {
      lists[name] = SlotList(.values(entries.map(\.listValue)))
    }
    let negative = outline.negativePhrases.flatMap { translations[$0] ?? [$0] }
    let places = outline.places(translations)
    add(negative, at: places, to: .negativePhrase)
    for shortcut in outline.shortcuts {
      add(
        shortcut.said(in: translations), at: places, to: shortcut.intent,
        slots: shortcut.presets.reduce(into: [:]) { $0[$1.key.rawValue] = $1.value.slot })
    }
  }

  private mutating func add(
    _ phrases: [String], at places: [String: SourceLocation], to intent: IntentID,
    slots: [String: JSONValue] = [:]
  ) {
    guard !phrases.isEmpty else { return }
    let block = SentenceBlock(
      sentences: phrases.map { $0.phraseTemplate(at: places[$0]) }, slots: slots)
    var added = Grammar(language: language)
    added.intents = [IntentSentences(intent: intent, blocks: [block])]
    merge(added)
  }
}

extension Value {
  /// The value as a fixed slot of a sentence.
  fileprivate var slot: JSONValue {
    switch self {
    case .text(let text): .string(text)
    case .integer(let number): .integer(number)
    case .decimal(let number): .decimal(number)
    case .boolean(let truth): .boolean(truth)
    case .item(let item): .object(["id": .string(item.id), "display": .string(item.display)])
    case .literal(let literal): .string(literal.display)
    }
  }
}

extension String {
  /// A phrase as a template of words and `${…}` tokens. No other sign has a meaning.
  ///
  /// - Parameter place: where it is written; nil when unknown.
  fileprivate func phraseTemplate(at place: SourceLocation?) -> SourcedTemplate {
    var parts: [Template] = []
    var rest = self[...]
    while let start = rest.range(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}")
    {
      parts.append(.text(String(rest[..<start.lowerBound])))
      parts.append(.token(Template.Reference(String(rest[start.upperBound..<end]))))
      rest = rest[rest.index(after: end)...]
    }
    parts.append(.text(String(rest)))
    return SourcedTemplate(
      text: self, template: .sequence(parts.filter { $0 != .text("") }),
      location: place ?? SourceLocation(file: "AppShortcuts"))
  }
}

extension [Interpretation] {
  /// The readings without those that an app refuses. When a negative phrase of an app fits, the app
  /// loses all readings that fit no better.
  func sparing(_ refused: IntentID) -> [Interpretation] {
    let refusals = filter { $0.intent == refused }
    guard !refusals.isEmpty else { return self }
    return filter { reading in
      reading.intent != refused
        && !refusals.contains { $0.app == reading.app && $0.cost <= reading.cost }
    }
  }
}
