// SPDX-License-Identifier: Apache-2.0

/// Writes out everything a template without lists can say.
///
/// For names and for the little phrases around them, not for sentences: how many phrases there are is
/// bounded, and a template beyond the bound says nothing.
struct TemplateExpander {
  private let rules: [String: SourcedTemplate]
  /// What each `${token}` stands for.
  private let tokens: [String: String]
  private let measure: TemplateMeasure
  /// How many phrases there may be.
  private let bound: Int

  /// How long a phrase may be on average, in bytes.
  private static let meanSize = 100

  /// - Parameter measure: knows the same rules; nil for a new one.
  init(
    rules: [String: SourcedTemplate] = [:], tokens: [String: String] = [:],
    measure: TemplateMeasure? = nil, bound: Int = NameBounds.phrases
  ) {
    self.rules = rules
    self.tokens = tokens
    self.measure = measure ?? TemplateMeasure { rules[$0] }
    self.bound = bound
  }

  /// None where there would be too many.
  func phrases(of template: Template) -> [String] { (try? allPhrases(of: template)) ?? [] }

  /// - Throws: why they can't be written out.
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

/// The orders of a few parts.
enum Permutations {
  /// Of how many parts there are all orders: 120 of them.
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
