// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// What is told of the sentences that were left out: what concerns several of them is told once.
struct CompilerReport {
  private(set) var findings: [Finding] = []

  private let bounds: CompilerBounds
  private var rules: [String: SourcedTemplate] = [:]
  /// Of the source that is being compiled.
  private var told: Set<Finding> = []
  private var failures: Set<CompileFailure> = []

  init(_ bounds: CompilerBounds) { self.bounds = bounds }

  /// - Parameter rules: by name, for what is wrong with one of them.
  mutating func beginSource(rules: [String: SourcedTemplate]) {
    self.rules = rules
    told = []
    failures = []
  }

  /// - Parameter ownRules: of the template's block.
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

  /// Where the list or rule is named that is meant, else where the template starts.
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

/// What the sentences of an app or grammar may need, in nodes of the automaton: a word or a value takes about
/// one.
struct CompilerBounds: Hashable, Sendable {
  /// The largest of the shipped sentences, one of the rides' in Korean, takes 14,728.
  var placesOfSentence = 50_000

  /// Of all sentences of one app or grammar.
  var places = 2_000_000

  /// How many nodes and arcs may be looked at, for each that there is, to make an automaton of them in which
  /// a word leads to one place.
  ///
  /// The places of such an automaton may double with each part of a sentence. Those of sentences that people
  /// write don't: the shipped apps in one language take at most 10, Home Assistant's sentences 2.
  var growth = 32

  /// The names of one app or grammar.
  var names = NameBounds.count

  /// What is told of one app or grammar: more than anybody reads at once.
  var findings = 100

  static let standard = CompilerBounds()
}
