// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Voice

/// Finds the alternatives and optional parts of a template and of the rules it names.
struct TemplateChoices {
  /// The most brackets and rules that may be nested in each other.
  static let maximumDepth = 60

  private let scope: SlotListScope

  init(_ scope: SlotListScope) { self.scope = scope }

  /// The choices in the order of the template. Choices inside a rule count for the rule.
  func items(in template: SourcedTemplate) -> [CoverageItem] {
    var found: [CoverageItem] = []
    var rules: Set<String> = []
    collect(template.template, of: WrittenTemplate(template), depth: 0, &rules, &found)
    return found
  }

  private func collect(
    _ part: Template, of template: WrittenTemplate, depth: Int, _ rules: inout Set<String>,
    _ found: inout [CoverageItem]
  ) {
    guard depth < Self.maximumDepth else { return }
    switch part {
    case .text, .list, .token: break
    case .sequence(let parts), .permutation(let parts):
      for part in parts { collect(part, of: template, depth: depth + 1, &rules, &found) }
    case .alternatives(let parts):
      for part in parts {
        if !part.isEmpty { found.append(.alternative(part, of: template)) }
        collect(part, of: template, depth: depth + 1, &rules, &found)
      }
    case .optional(let part):
      found.append(.alternative(part, of: template))
      collect(part, of: template, depth: depth + 1, &rules, &found)
    case .rule(let reference):
      guard rules.insert(reference.name).inserted, let rule = scope.rule(reference.name),
        rule.location.isOfAnApp
      else { return }
      collect(rule.template, of: WrittenTemplate(rule), depth: depth + 1, &rules, &found)
    }
  }
}

extension Template {
  /// Whether the template is empty, so that it needs no words.
  var isEmpty: Bool { self == .text("") || self == .sequence([]) }
}
