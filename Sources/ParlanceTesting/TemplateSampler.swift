// SPDX-License-Identifier: Apache-2.0

import IntentModel
public import Voice

/// Runs templates backwards: generates sentences that they should understand.
public struct TemplateSampler: Sendable {
  private let grammar: Grammar
  private let names: [String]

  /// - Parameters:
  ///   - grammar: The grammar whose templates are sampled.
  ///   - names: The names that may replace `${applicationName}`.
  public init(_ grammar: Grammar, names: [String]) {
    self.grammar = grammar
    self.names = names
  }

  /// A sentence of a template, with choices made by the generator; nil if a list or rule is
  /// missing.
  public func sentence(
    of template: Template, in block: SentenceBlock, using random: inout some RandomNumberGenerator
  ) -> String? {
    switch template {
    case .text(let text): return text
    case .sequence(let parts): return join(parts, in: block, using: &random)
    case .alternatives(let parts):
      return parts.randomElement(using: &random).flatMap {
        sentence(of: $0, in: block, using: &random)
      }
    case .optional(let part):
      return Bool.random(using: &random) ? sentence(of: part, in: block, using: &random) : ""
    case .permutation(let parts):
      let parts = parts.shuffled(using: &random).flatMap { [Template.text(" "), $0] }
      return join(parts, in: block, using: &random)
    case .rule(let reference):
      guard let rule = block.rules[reference.name] ?? grammar.rules[reference.name] else {
        return nil
      }
      return sentence(of: rule.template, in: block, using: &random)
    case .list(let reference): return value(of: reference.name, in: block, using: &random)
    case .token(let reference):
      guard reference.name == "applicationName" else {
        return value(of: reference.name, in: block, using: &random)
      }
      return names.randomElement(using: &random)
    }
  }

  private func join(
    _ parts: [Template], in block: SentenceBlock, using random: inout some RandomNumberGenerator
  ) -> String? {
    var joined = ""
    for part in parts {
      guard let piece = sentence(of: part, in: block, using: &random) else { return nil }
      joined += piece
    }
    return joined
  }

  private func value(
    of list: String, in block: SentenceBlock, using random: inout some RandomNumberGenerator
  ) -> String? {
    switch (block.lists[list] ?? grammar.lists[list])?.content {
    case .values(let values):
      let phrases = values.randomElement(using: &random)?.phrases ?? []
      return phrases.randomElement(using: &random).flatMap {
        sentence(of: $0, in: block, using: &random)
      }
    case .range(let range): return String(Int.random(in: range.from...range.to, using: &random))
    case .names(let names):
      return names.indices.randomElement(using: &random).map { names.said[$0] }
    case .wildcard: return "something to say"
    case nil: return nil
    }
  }
}
