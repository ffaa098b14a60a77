// SPDX-License-Identifier: Apache-2.0

public import AppleFormats
public import IntentModel
public import Voice

/// The sentences that people say to apps of SiriKit's domains, and the texts these apps answer
/// with, in one language.
public struct LocalizedDomains: Sendable {
  /// Each domain has a grammar of its own: rules and lists of two domains may have the same name.
  private let grammars: [Grammar]

  /// The texts of all domains, by intent and parameter.
  public let wording: Wording

  public let findings: [Finding]

  /// The texts of the template files, by the file name in their sentences' locations.
  public let sources: [String: SourceText]

  init(_ domains: [LocalizedFiles], language: String) {
    grammars = domains.map { $0.grammar.withOwnBlocks() }
    wording = domains.reduce(Wording(language: language)) { $0.falling(backOn: $1.wording) }
    findings = domains.flatMap(\.findings)
    sources = domains.reduce(into: [:]) { $0.merge($1.sources) { $1 } }
  }

  /// The sentences of some intents.
  public func grammar(for intents: Set<IntentID>) -> Grammar {
    var grammar = Grammar(language: wording.language)
    for var domain in grammars {
      domain.intents.removeAll { !intents.contains($0.intent) }
      guard !domain.intents.isEmpty else { continue }
      let fillers = [grammar.rules["filler"], domain.rules["filler"]].compactMap(\.self)
      grammar.merge(domain)
      if let first = fillers.first {
        grammar.rules["filler"] = SourcedTemplate(
          text: first.text, template: .alternatives(fillers.map(\.template)),
          location: first.location)
      }
    }
    return grammar
  }
}

extension Grammar {
  /// The same sentences, with the grammar's lists and rules moved into each block; the rule
  /// `filler` also stays in the grammar.
  fileprivate func withOwnBlocks() -> Grammar {
    var grammar = self
    for intent in grammar.intents.indices {
      for block in grammar.intents[intent].blocks.indices {
        grammar.intents[intent].blocks[block].lists.merge(lists) { own, _ in own }
        grammar.intents[intent].blocks[block].rules.merge(rules) { own, _ in own }
      }
    }
    grammar.lists = [:]
    grammar.rules = rules.filter { $0.key == "filler" }
    return grammar
  }
}
