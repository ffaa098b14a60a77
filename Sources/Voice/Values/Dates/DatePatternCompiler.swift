// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Compiles the templates of a grammar of dates into patterns, with rules replaced by their
/// content.
struct DatePatternCompiler {
  /// How deep rules may nest: a bound for rules that include themselves.
  private static let maximumDepth = 20

  private let grammar: Grammar
  private let lists: Set<String>
  private(set) var findings: [Finding] = []

  init(_ grammar: Grammar) {
    self.grammar = grammar
    lists = CalendarNames.lists.union(grammar.lists.keys)
  }

  mutating func pattern(
    _ template: Template, at location: SourceLocation, depth: Int = 0
  ) -> DatePattern {
    switch template {
    case .text(let text): return .letters(DateText.fold(text))
    case .sequence(let parts): return .sequence(spaced(patterns(parts, at: location, depth)))
    case .alternatives(let parts): return .choice(patterns(parts, at: location, depth))
    case .optional(let part): return .optional(pattern(part, at: location, depth: depth))
    case .permutation(let parts):
      let parts = patterns(parts, at: location, depth)
      return .choice(Permutations.all(of: parts).map { .sequence($0) })
    case .list(let reference): return list(reference, at: location)
    case .rule(let reference): return rule(reference, at: location, depth)
    case .token(let reference): return unknown(reference, "parameter", at: location)
    }
  }

  private mutating func patterns(
    _ templates: [Template], at location: SourceLocation, _ depth: Int
  ) -> [DatePattern] {
    templates.map { pattern($0, at: location, depth: depth) }
  }

  /// Puts gaps between the parts if the language ignores blanks.
  private func spaced(_ parts: [DatePattern]) -> [DatePattern] {
    guard grammar.ignoresWhitespace else { return parts }
    return Array(parts.map { [$0] }.joined(separator: [.letters([" "])]))
  }

  private mutating func list(
    _ reference: Template.Reference, at location: SourceLocation
  ) -> DatePattern {
    let slot = reference.slot ?? reference.name
    if let category = DateCategory(rawValue: reference.name) {
      return .reading(category, slot: slot)
    }
    guard lists.contains(reference.name) else { return unknown(reference, "list", at: location) }
    return .list(reference.name, slot: slot)
  }

  private mutating func rule(
    _ reference: Template.Reference, at location: SourceLocation, _ depth: Int
  ) -> DatePattern {
    guard let rule = grammar.rules[reference.name], depth < Self.maximumDepth else {
      return unknown(reference, "rule", at: location)
    }
    return pattern(rule.template, at: rule.location, depth: depth + 1)
  }

  private mutating func unknown(
    _ reference: Template.Reference, _ kind: String, at location: SourceLocation
  ) -> DatePattern {
    findings.append(
      Finding(
        .error, rule: "unknown-\(kind)",
        message: "no \(kind) named '\(reference.name)' here; define it", at: location))
    return .choice([])
  }
}

/// A sentence template over letters, with rules replaced by their content.
indirect enum DatePattern: Sendable {
  /// Folded letters. A blank is a gap: blanks, a hyphen, or nothing where a word ends anyway.
  case letters([Character])
  case sequence([DatePattern])
  case choice([DatePattern])
  case optional(DatePattern)
  case list(String, slot: String)
  case reading(DateCategory, slot: String)
}
