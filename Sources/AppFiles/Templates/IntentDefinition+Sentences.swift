// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import Foundation
package import IntentModel
package import Voice

extension IntentDefinition {
  /// The sentences that the intents' titles make: "Order soup", and for each combination its title
  /// with the values in it and, if there is one, the subtitle after it.
  ///
  /// A title that only has values doesn't say what is meant, so it makes no sentence.
  ///
  /// - Parameter vocabularies: The parameters whose names come from a vocabulary; the lists of
  ///   these are not made here.
  package func grammar(in wording: Wording, vocabularies: Set<String>) -> Grammar {
    var grammar = Grammar(language: wording.language)
    for intent in intents {
      let lists = lists(of: intent, in: wording).filter { !vocabularies.contains($0.key) }
      let block = SentenceBlock(sentences: sentences(of: intent, in: wording))
      grammar.intents.append(
        Grammar.IntentSentences(intent: intent.id, blocks: [block], lists: lists))
    }
    return grammar
  }

  // MARK: Sentences

  private func sentences(of intent: DefinedIntent, in wording: Wording) -> [SourcedTemplate] {
    let place = SourceLocation(file: file, line: intent.location.line)
    let names = Set(intent.parameters.map(\.name))
    let titles = [TitleTemplate(intent.title.text(in: wording), names).text]
    let combinations = intent.combinations.compactMap { template(of: $0, names, wording) }
    return (titles + combinations).reduce(into: []) { templates, text in
      guard !text.isEmpty, !templates.contains(where: { $0.text == text }) else { return }
      // The title was not written as a template, so a title that can't be parsed is no mistake to
      // report.
      if let template = try? SourcedTemplate(parsing: text, at: place) {
        templates.append(template)
      }
    }
  }

  private func template(
    of combination: DefinedCombination, _ names: Set<String>, _ wording: Wording
  ) -> String? {
    let title = TitleTemplate(combination.title.text(in: wording), names)
    let subtitle = TitleTemplate(combination.subtitle?.text(in: wording) ?? "", names)
    guard title.hasWords else { return nil }
    return subtitle.hasWords ? "\(title.text) [\(subtitle.text)]" : title.text
  }

  // MARK: Lists

  /// The values of an intent's parameters that are the same for every user.
  private func lists(of intent: DefinedIntent, in wording: Wording) -> [String: SlotList] {
    intent.parameters.reduce(into: [:]) { lists, parameter in
      switch parameter.type {
      case .enumeration(let name, isSystem: false):
        lists[parameter.name] = enumeration(named: name).map { list($0, wording) }
      case .plain("Boolean"): lists[parameter.name] = list(ofTruth: parameter, wording)
      default: break
      }
    }
  }

  private func list(_ enumeration: DefinedEnumeration, _ wording: Wording) -> SlotList {
    SlotList(
      .values(
        enumeration.choices.map { choice in
          let item = Item(id: choice.name, display: choice.displayName.text(in: wording))
          let synonyms = choice.synonyms.map { Template.text($0.text(in: wording)) }
          return ListValue(
            phrases: [.text(item.display)] + synonyms, output: .string(item.id), item: item)
        }))
  }

  private func list(ofTruth parameter: DefinedParameter, _ wording: Wording) -> SlotList {
    SlotList(
      .values(
        [(true, parameter.trueName), (false, parameter.falseName)].compactMap { truth, name in
          name.map {
            ListValue(phrases: [.text($0.text(in: wording))], output: .boolean(truth))
          }
        }))
  }
}

/// A combination's title as a template: `Enable${plugin}` is `Enable {plugin}`.
private struct TitleTemplate {
  private(set) var text = ""

  /// Whether the title has words besides its values.
  private(set) var hasWords = false

  init(_ title: String, _ parameters: Set<String>) {
    var rest = title[...]
    while let start = rest.range(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}")
    {
      add(words: rest[..<start.lowerBound])
      let name = String(rest[start.upperBound..<end])
      if parameters.contains(name) { text += " {\(name)} " }
      rest = rest[rest.index(after: end)...]
    }
    add(words: rest)
    text = text.split(separator: " ").joined(separator: " ")
  }

  /// Adds words; characters that mean something in a template are escaped.
  private mutating func add(words: Substring) {
    hasWords = hasWords || words.contains(where: \.isLetter)
    for character in words {
      if character.utf8.contains(where: SourcedTemplate.isSign) { text.append("\\") }
      text.append(character)
    }
  }
}
