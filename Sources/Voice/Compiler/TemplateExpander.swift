// SPDX-License-Identifier: Apache-2.0

/// Writes out all phrases of a template without lists.
///
/// It is meant for names and the small phrases around them, not for sentences. The number of
/// phrases is bounded; a template beyond the bound gives no phrases.
struct TemplateExpander {
  private let rules: [String: SourcedTemplate]
  /// The text of each `${token}`.
  private let tokens: [String: String]
  private let measure: TemplateMeasure
  /// The most phrases of a template.
  private let bound: Int

  /// The most bytes that the phrases may have on average.
  private static let meanSize = 100

  /// - Parameter measure: a measure that knows the same rules; nil for a new one.
  init(
    rules: [String: SourcedTemplate] = [:], tokens: [String: String] = [:],
    measure: TemplateMeasure? = nil, bound: Int = NameBounds.phrases
  ) {
    self.rules = rules
    self.tokens = tokens
    self.measure = measure ?? TemplateMeasure { rules[$0] }
    self.bound = bound
  }

  /// The phrases of a template; empty if there are too many.
  func phrases(of template: Template) -> [String] { (try? allPhrases(of: template)) ?? [] }

  /// - Throws: the reason why the phrases can't be written out.
  func allPhrases(of template: Template) throws(CompileFailure) -> [String] {
    let size = try measure.size(of: template)
    guard size.phrases <= bound, size.letters <= Self.meanSize * bound else {
      throw .tooLarge
    }
    return expand(template, after: [""])
  }

  private func expand(_ template: Template, after heads: [String]) -> [String] {
    guard !heads.isEmpty else { return [] }
    switch template {
    case .text(let text): return heads.map { $0 + text }
    case .sequence(let parts): return parts.reduce(heads) { expand($1, after: $0) }
    case .alternatives(let parts): return parts.flatMap { expand($0, after: heads) }
    case .optional(let part): return expand(part, after: heads) + heads
    case .permutation(let parts): return orders(of: parts).flatMap { expand($0, after: heads) }
    case .rule(let reference):
      return rules[reference.name].map { expand($0.template, after: heads) } ?? []
    case .token(let reference):
      return tokens[reference.name].map { text in heads.map { $0 + text } } ?? []
    case .list: return []
    }
  }

  private func orders(of parts: [Template]) -> [Template] {
    Permutations.all(of: parts).map { .sequence($0.flatMap { [.text(" "), $0, .text(" ")] }) }
  }
}

/// Lists the orders of a few parts.
enum Permutations {
  /// The most parts whose orders are all listed: 5 parts have 120.
  static let maximumParts = 5

  /// How many orders of some parts ``all(of:)`` gives.
  static func count(of parts: Int) -> Int {
    parts > maximumParts ? 1 : (1...max(parts, 1)).reduce(1, *)
  }

  /// Every order of the parts; only the given one when there are more than ``maximumParts``.
  static func all<Part>(of parts: [Part]) -> [[Part]] {
    guard parts.count > 1, parts.count <= maximumParts else { return [parts] }
    return parts.indices.flatMap { index in
      var rest = parts
      let first = rest.remove(at: index)
      return all(of: rest).map { [first] + $0 }
    }
  }
}
