// SPDX-License-Identifier: Apache-2.0

import AppleFormats
public import IntentModel
public import Voice

extension Grammar {
  /// Every `{list}` and `<rule>` in a sentence, rule or skip word that nothing defines.
  ///
  /// References inside a list's values are not checked, because a value doesn't know its place.
  /// - Parameters:
  ///   - knownLists: Lists that come from elsewhere, such as an app's vocabulary.
  ///   - line: The text of a place's line, for the caret.
  public func unresolvedReferences(
    knownLists: Set<String> = [], line: (SourceLocation) -> String? = { _ in nil }
  ) -> [Finding] {
    let blocks = intents.flatMap(\.blocks)
    let known = References(
      lists: knownLists.union(lists.keys).union(blocks.flatMap(\.lists.keys)),
      rules: Set(rules.keys).union(blocks.flatMap(\.rules.keys)))
    // A block may use a shared rule together with its own lists, so those lists count for the rule
    // too.
    let shared = skipWords + rules.sorted { $0.key < $1.key }.map(\.value)
    let ofBlocks = blocks.flatMap { block in
      let local = References(
        lists: knownLists.union(lists.keys).union(block.lists.keys),
        rules: Set(rules.keys).union(block.rules.keys))
      let templates = block.sentences + block.rules.sorted { $0.key < $1.key }.map(\.value)
      return templates.flatMap { local.findings(in: $0, line: line) }
    }
    return shared.flatMap { known.findings(in: $0, line: line) } + ofBlocks
  }
}

/// The lists and rules a template may refer to.
private struct References {
  var lists: Set<String>
  var rules: Set<String>

  func findings(
    in template: SourcedTemplate, line: (SourceLocation) -> String?
  ) -> [Finding] {
    unresolved(in: template.template).map { finding in
      var place = template.location
      if place.column > 0 { place.column += finding.reference.offset }
      return Finding(
        .error, rule: "unknown-\(finding.kind)", message: message(finding), at: place,
        sourceLine: line(place))
    }
  }

  private typealias Unresolved = (kind: String, reference: Template.Reference)

  private func unresolved(in template: Template) -> [Unresolved] {
    switch template {
    case .text, .token: []
    case .optional(let inner): unresolved(in: inner)
    case .sequence(let parts), .alternatives(let parts), .permutation(let parts):
      parts.flatMap { unresolved(in: $0) }
    case .list(let reference): lists.contains(reference.name) ? [] : [("list", reference)]
    case .rule(let reference): rules.contains(reference.name) ? [] : [("rule", reference)]
    }
  }

  private func message(_ unresolved: Unresolved) -> String {
    let name = unresolved.reference.name
    let names = unresolved.kind == "list" ? lists : rules
    let section = unresolved.kind == "list" ? "lists" : "expansion_rules"
    let mend = NearestName.suggestion(
      for: name, among: names, otherwise: "define it under \(section)")
    return "no \(unresolved.kind) named '\(name)'\(mend)"
  }
}
