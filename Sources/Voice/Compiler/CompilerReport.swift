// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Collects the findings about sentences that were left out. A problem that several sentences share
/// is reported once.
struct CompilerReport {
  private(set) var findings: [Finding] = []

  private let bounds: CompilerBounds
  private var rules: [String: SourcedTemplate] = [:]
  /// The findings about the source that is being compiled.
  private var told: Set<Finding> = []
  private var failures: Set<CompileFailure> = []

  init(_ bounds: CompilerBounds) { self.bounds = bounds }

  /// - Parameter rules: the rules by name, to find the place of a rule that is wrong.
  mutating func beginSource(rules: [String: SourcedTemplate]) {
    self.rules = rules
    told = []
    failures = []
  }

  /// - Parameter ownRules: the rules of the template's block.
  mutating func tell(
    _ failure: CompileFailure, in template: SourcedTemplate,
    _ ownRules: [String: SourcedTemplate] = [:]
  ) {
    if let shared = failure.shared, !failures.insert(shared).inserted { return }
    let place = place(of: failure, in: template, ownRules)
    let finding = Finding(
      .error, rule: failure.rule.rawValue, message: failure.message(bounds), at: place)
    guard told.count <= bounds.findings, told.insert(finding).inserted else { return }
    findings.append(told.count > bounds.findings ? Self.more(at: place) : finding)
  }

  private static func more(at place: SourceLocation) -> Finding {
    Finding(
      .error, rule: "more-findings",
      message: "there is more to mend from here on; mend what is told first", at: place)
  }

  /// The place where the failing list or rule is named, otherwise where the template starts.
  private func place(
    of failure: CompileFailure, in template: SourcedTemplate,
    _ ownRules: [String: SourcedTemplate]
  ) -> SourceLocation {
    switch failure {
    case .unknownList(let reference), .unknownRule(let reference):
      return template.place(of: reference)
    case .ring(let names):
      guard let rule = ownRules[names[0]] ?? rules[names[0]] else { return template.location }
      return rule.template.reference(toRule: names[1]).map(rule.place) ?? rule.location
    default: return template.location
    }
  }
}

extension SourcedTemplate {
  fileprivate func place(of reference: Template.Reference) -> SourceLocation {
    var place = location
    if place.column > 0 { place.column += reference.offset }
    return place
  }
}

extension Template {
  /// Where a rule is first named.
  fileprivate func reference(toRule name: String) -> Reference? {
    switch self {
    case .text, .list, .token: return nil
    case .rule(let reference): return reference.name == name ? reference : nil
    case .optional(let part): return part.reference(toRule: name)
    case .sequence(let parts), .alternatives(let parts), .permutation(let parts):
      for part in parts {
        if let reference = part.reference(toRule: name) { return reference }
      }
      return nil
    }
  }
}
