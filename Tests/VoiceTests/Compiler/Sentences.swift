// SPDX-License-Identifier: Apache-2.0

import IntentModel

@testable import Voice

/// Compiles templates without a grammar.
enum Sentences {
  /// Adds a sentence that consists of a template, without lists and rules.
  static func compile(_ template: Template, into index: inout IndexBuilder) throws {
    let source = UnderstandingSource(grammar: Grammar(language: "en"))
    let sourced = SourcedTemplate(
      text: "", template: template, location: SourceLocation(file: "t.yaml"))
    let block = SentenceBlock(sentences: [sourced])
    let scope = GrammarScope(
      source: source, sourceIndex: 0, intent: "Say", block: block, blockIndex: 0, intentLists: [:],
      measure: TemplateMeasure { _ in nil })
    let last = try SentenceCompiler(scope: scope).compile(template, into: &index)
    index.automaton.accept(CompiledSentence(sourced, in: scope, block: 0), at: last)
  }
}
