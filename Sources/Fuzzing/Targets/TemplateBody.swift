// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel
import ParlanceTesting
import Rehearsal
import Voice

/// Reads a file of templates, compiles it and understands some sentences with it. Does the same for
/// one template alone, and reads the other YAML files.
enum TemplateBody: FuzzBody {
  private static let file = "templates.yaml"
  private static let samples = 4
  private static let habits = LanguageHabits(
    SystemFolder(FuzzStage.vocabulary.appending(path: "System")).habits(of: "en")
      .content)

  static func brokenPromises(on input: Data) -> [String] {
    let reading = GrammarFile.read(input, file: file, language: "en")
    let words = ValueWordsFile.read(input, file: file)
    let dates = DatesFile.read(input, file: file, language: "en")
    let tests = SentenceTestFile.read(input, file: file, language: "en")
    if words.findings.isEmpty { recognise(by: words.content, dates.content) }
    let findings = reading.findings + reading.content.unresolvedReferences()
    let all = findings + words.findings + dates.findings + tests.findings
    return all.brokenPromises(in: file) + brokenPromises(of: reading.content)
      + brokenPromises(ofTemplate: String(decoding: input, as: UTF8.self))
  }

  /// Slow, because the words of numbers are spelled out.
  private static func recognise(by words: ValueWords, _ dates: DateGrammar) {
    let recognizer = ValueRecognizer(language: "en", words: words, dates: dates)
    _ = recognizer.values(in: "two days from now, a dozen, 5 kg", now: FuzzStage.usualTime)
  }

  private static func brokenPromises(ofTemplate text: String) -> [String] {
    let place = SourceLocation(file: file, line: 1, column: 1)
    do {
      let template = try SourcedTemplate(parsing: text, at: place)
      let block = SentenceBlock(sentences: [template])
      let sentences = Grammar.IntentSentences(intent: "Said", blocks: [block])
      return brokenPromises(of: Grammar(language: "en", intents: [sentences]))
    } catch {
      return error.findings.brokenPromises(in: file)
    }
  }

  private static func brokenPromises(of grammar: Grammar) -> [String] {
    let understander = Understander([UnderstandingSource(grammar: grammar)], habits: habits)
    let broken = sentences(of: grammar).flatMap { text in
      understander.interpretations(of: Utterance(text)).flatMap { $0.brokenPromises(in: text) }
    }
    return broken + understander.findings.brokenPromises(in: file)
  }

  /// Some sentences that the grammar should understand, and one that it need not.
  private static func sentences(of grammar: Grammar) -> [String] {
    let sampler = TemplateSampler(grammar, names: ["Soup Chef"])
    var random = SeededGenerator(seed: 1)
    let blocks = grammar.intents.flatMap(\.blocks)
    let templates = blocks.flatMap { block in block.sentences.map { (block, $0.template) } }
    let sampled = templates.prefix(samples).compactMap { block, template in
      sampler.sentence(of: template, in: block, using: &random)
    }
    return sampled.filter { $0.utf8.count <= 1_000 } + ["please turn on the lights two times"]
  }
}
