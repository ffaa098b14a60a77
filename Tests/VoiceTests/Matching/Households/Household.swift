// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel
import Testing
import Vocabulary

@testable import Voice

/// A home in one language: ten things by their names, and ten ways to ask for them, among the small
/// words that ship.
struct Household {
  /// An utterance and its meaning.
  struct Request: Hashable {
    var text: String
    var intent: IntentID
    var name: String

    /// The meaning in the form of ``Household/meaning(of:)``.
    var meaning: String { "\(intent.rawValue) \(name)" }
  }

  enum Language: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case english = "en"
    case french = "fr"
    case chinese = "zh-Hans"
    case japanese = "ja"
    case korean = "ko"

    var testDescription: String { rawValue }

    /// Whether its words are written with blanks and letters.
    var hasLetters: Bool { self == .english || self == .french }
  }

  let language: Language
  let understander: Understander
  let names: [String]
  /// Everything that can be said, with 40 for the number.
  let requests: [Request]

  static func of(_ language: Language) throws -> Household { try #require(all[language]) }

  /// The shipped habits, read once.
  static func habits(_ language: Language) throws -> LanguageHabits {
    try #require(allHabits[language])
  }

  /// An understander of a grammar in YAML, with the shipped habits of its language.
  static func understander(_ yaml: String, _ language: Language) throws -> Understander {
    let reading = GrammarFile.read(Data(yaml.utf8), file: "test.yaml")
    try #require(reading.findings.isEmpty, "\(reading.findings)")
    return Understander(
      [UnderstandingSource(grammar: reading.content)], habits: try habits(language))
  }

  private static let allHabits: [Language: LanguageHabits] = {
    guard let folder = VocabularyResources.folder else { return [:] }
    let system = SystemFolder(folder.appending(path: "System"))
    return Dictionary(
      uniqueKeysWithValues: Language.allCases.map {
        ($0, LanguageHabits(system.habits(of: $0.rawValue).content))
      })
  }()

  private static let all: [Language: Household] = Dictionary(
    uniqueKeysWithValues: Language.allCases.compactMap { language in
      (try? Household(language)).map { (language, $0) }
    })

  private init(_ language: Language) throws {
    let grammar = GrammarFile.read(Data(Self.yaml(language).utf8), file: "home.yaml").content
    self.language = language
    understander = Understander(
      [UnderstandingSource(grammar: grammar)], habits: try Self.habits(language))
    names = Self.names(in: grammar)
    requests = try names.flatMap { try Self.requests(for: $0, in: grammar) }
  }

  private static func yaml(_ language: Language) -> String {
    switch language {
    case .english: english
    case .french: french
    case .chinese: chinese
    case .japanese: japanese
    case .korean: korean
    }
  }

  private static func names(in grammar: Grammar) -> [String] {
    guard case .values(let values) = grammar.lists["name"]?.content else { return [] }
    return values.flatMap { $0.phrases.flatMap(TemplateExpander().phrases) }
  }

  private static func requests(for name: String, in grammar: Grammar) throws -> [Request] {
    try grammar.intents.flatMap { sentences in
      try sentences.blocks.flatMap(\.sentences).flatMap { sentence in
        let text = sentence.text.replacing("{name}", with: name).replacing("{level}", with: "40")
        let template = try SourcedTemplate(parsing: text, at: sentence.location).template
        return TemplateExpander().phrases(of: template).map {
          Request(text: $0, intent: sentences.intent, name: name)
        }
      }
    }
  }

  /// The best reading of an utterance.
  func best(_ text: String) -> Interpretation? {
    understander.interpretations(of: Utterance(text)).first
  }

  /// The meaning as `TurnOn kitchen lamp`, with `?` if something was forgiven; empty if it isn't
  /// understood.
  func meaning(of text: String) -> String {
    guard let best = best(text) else { return "" }
    let name = best["name"]?.output.plain ?? "-"
    return "\(best.intent.rawValue) \(name)" + (best.isTolerated ? " ?" : "")
  }

  func isUnderstood(_ text: String, as request: Request) -> Bool {
    guard let best = best(text) else { return false }
    return best.intent == request.intent && best["name"]?.output == .string(request.name)
  }
}
