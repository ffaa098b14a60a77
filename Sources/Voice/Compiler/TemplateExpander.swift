// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Writes out everything a template without lists can say.
///
/// For names and for the little phrases around them, not for sentences: the number of phrases is
/// bounded, and what goes beyond the bound is left out.
struct TemplateExpander {
  static let maximumPhrases = 1_000
  /// Brackets and rules within each other, at most.
  private static let maximumDepth = 40

  var rules: [String: SourcedTemplate] = [:]
  /// What each `${token}` stands for.
  var tokens: [String: String] = [:]

  func phrases(of template: Template) -> [String] {
    expand(template, after: [""], depth: 0)
  }

  private func expand(_ template: Template, after heads: [String], depth: Int) -> [String] {
    guard depth < Self.maximumDepth, !heads.isEmpty else { return [] }
    switch template {
    case .text(let text): return heads.map { $0 + text }
    case .sequence(let parts):
      return parts.reduce(heads) { expand($1, after: $0, depth: depth + 1) }
    case .alternatives(let parts): return bounded(heads, parts, depth)
    case .optional(let part): return bounded(heads, [part, .text("")], depth)
    case .permutation(let parts): return bounded(heads, orders(of: parts), depth)
    case .rule(let reference):
      return rules[reference.name].map { expand($0.template, after: heads, depth: depth + 1) } ?? []
    case .token(let reference):
      return tokens[reference.name].map { text in heads.map { $0 + text } } ?? []
    case .list: return []
    }
  }

  private func bounded(_ heads: [String], _ parts: [Template], _ depth: Int) -> [String] {
    var phrases: [String] = []
    for part in parts where phrases.count < Self.maximumPhrases {
      phrases += expand(part, after: heads, depth: depth + 1)
    }
    return Array(phrases.prefix(Self.maximumPhrases))
  }

  private func orders(of parts: [Template]) -> [Template] {
    Permutations.all(of: parts).map { .sequence($0.flatMap { [.text(" "), $0, .text(" ")] }) }
  }
}
