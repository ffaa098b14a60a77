// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel
import Rehearsal
import Testing
import Voice

struct GrammarJSONTests {
  /// A grammar that is written and read again is the same.
  @Test func aGrammarSurvivesAJSONRoundTrip() throws {
    let text = """
      language: en
      settings: {ignore_whitespace: false}
      skip_words: [please]
      lists:
        color: {values: [{in: "(red|crimson [shade])", out: red, context: {warm: true}}]}
        level: {range: {from: 0, to: 100, step: 5, multiplier: -1, type: percentage}}
        message: {wildcard: true}
      expansion_rules: {turn: "(turn|switch)"}
      intents:
        TurnOn:
          data:
            - sentences: ["<turn> on [the] {color:shade} light[s]", "(a;b) {level}"]
              slots: {domain: light}
              requires_context: {area: {slot: true}, domain: [light, fan]}
              excludes_context: {mood: [dark, grim]}
              required_keywords: [light]
              response: done
      """
    let grammar = GrammarFile.read(Data(text.utf8), file: "g.yaml").content
    let json = try JSONEncoder().encode(grammar.hassilJSON)
    let reading = GrammarFile.read(json, file: "g.json")
    #expect(reading.findings == [])
    #expect(reading.content.withoutPlaces == grammar.withoutPlaces)
  }
}

extension Grammar {
  /// The grammar without the places of its templates in files.
  fileprivate var withoutPlaces: Grammar {
    var grammar = self
    grammar.skipWords = skipWords.map(\.withoutPlace)
    grammar.rules = rules.mapValues(\.withoutPlace)
    for (intent, sentences) in intents.enumerated() {
      for block in sentences.blocks.indices {
        grammar.intents[intent].blocks[block].sentences =
          sentences.blocks[block].sentences.map(\.withoutPlace)
      }
    }
    return grammar
  }
}

extension SourcedTemplate {
  fileprivate var withoutPlace: SourcedTemplate {
    SourcedTemplate(text: text, template: template, location: .init(file: ""))
  }
}
