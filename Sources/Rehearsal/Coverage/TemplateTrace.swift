// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Voice

/// Finds which alternatives and optional parts of a template were said.
struct TemplateTrace {
  /// The most parts of a permutation that is tried in every order. Others are tried as written.
  private static let maximumPermuted = 5

  /// By position in the utterance: the choices of one way through the template to that position.
  private typealias Ways = [Int: Set<CoverageItem>]

  private let scope: SlotListScope
  private let said: [SaidUnit]

  init(_ said: [SaidUnit], scope: SlotListScope) {
    self.said = said
    self.scope = scope
  }

  /// The parts chosen in a template; nil if unknown, such as for words in another order.
  func choices(in template: SourcedTemplate) -> Set<CoverageItem>? {
    let names = template.template.namesApp(by: scope)
    let trace = names ? self : TemplateTrace(said.filter { $0 != .appName }, scope: scope)
    let ways = trace.ways(
      through: template.template, of: WrittenTemplate(template), from: [0: []], depth: 0)
    return ways[trace.said.count]
  }

  private func ways(
    through part: Template, of template: WrittenTemplate, from ways: Ways, depth: Int
  ) -> Ways {
    guard depth < TemplateChoices.maximumDepth, !ways.isEmpty else { return [:] }
    switch part {
    case .text(let text): return ways.after(String.foldedLetters(of: text), in: said)
    case .list(let reference), .token(let reference):
      return ways.after([Self.unit(of: reference)], in: said)
    case .sequence(let parts):
      return self.ways(through: parts, of: template, from: ways, depth)
    case .alternatives(let parts):
      return parts.reduce(into: [:]) { ended, part in
        ended.add(choosing(part, of: template, from: ways, depth))
      }
    case .optional(let part):
      var ended = choosing(part, of: template, from: ways, depth)
      ended.add(ways)
      return ended
    case .permutation(let parts):
      return permuted(parts, of: template, from: ways, depth)
    case .rule(let reference):
      guard let rule = scope.rule(reference.name) else { return [:] }
      return self.ways(
        through: rule.template, of: WrittenTemplate(rule), from: ways, depth: depth + 1)
    }
  }

  private static func unit(of reference: Template.Reference) -> SaidUnit {
    reference.name == "applicationName" ? .appName : .slot(reference.slot ?? reference.name)
  }

  private func ways(
    through parts: [Template], of template: WrittenTemplate, from ways: Ways, _ depth: Int
  ) -> Ways {
    parts.reduce(ways) { self.ways(through: $1, of: template, from: $0, depth: depth + 1) }
  }

  private func choosing(
    _ part: Template, of template: WrittenTemplate, from ways: Ways, _ depth: Int
  ) -> Ways {
    let ended = self.ways(through: part, of: template, from: ways, depth: depth + 1)
    guard !part.isEmpty else { return ended }
    return ended.mapValues { $0.union([.alternative(part, of: template)]) }
  }

  private func permuted(
    _ parts: [Template], of template: WrittenTemplate, from ways: Ways, _ depth: Int
  ) -> Ways {
    guard (2...Self.maximumPermuted).contains(parts.count) else {
      return self.ways(through: parts, of: template, from: ways, depth)
    }
    return parts.indices.reduce(into: [:]) { ended, first in
      var rest = parts
      let part = rest.remove(at: first)
      let begun = self.ways(through: part, of: template, from: ways, depth: depth + 1)
      ended.add(permuted(rest, of: template, from: begun, depth + 1))
    }
  }
}

extension [Int: Set<CoverageItem>] {
  /// The ways that continue with these units, moved past them. Ways that don't are dropped.
  fileprivate func after(_ units: [SaidUnit], in said: [SaidUnit]) -> Self {
    guard !units.isEmpty else { return self }
    return reduce(into: [:]) { ways, way in
      if said[way.key...].starts(with: units) { ways[way.key + units.count] = way.value }
    }
  }

  /// Adds the ways to new positions. A position that already has a way keeps it.
  fileprivate mutating func add(_ others: Self) { merge(others) { first, _ in first } }
}

extension Template {
  /// Whether the template contains the app's name.
  fileprivate func namesApp(by scope: SlotListScope, depth: Int = 0) -> Bool {
    guard depth < TemplateChoices.maximumDepth else { return false }
    switch self {
    case .token(let reference): return reference.name == "applicationName"
    case .text, .list: return false
    case .sequence(let parts), .alternatives(let parts), .permutation(let parts):
      return parts.contains { $0.namesApp(by: scope, depth: depth + 1) }
    case .optional(let part): return part.namesApp(by: scope, depth: depth + 1)
    case .rule(let reference):
      return scope.rule(reference.name)?.template.namesApp(by: scope, depth: depth + 1) ?? false
    }
  }
}
