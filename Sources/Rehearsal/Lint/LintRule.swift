// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// One thing that must hold of an app.
public protocol LintRule: Sendable {
  /// In words joined by hyphens: `alternative-names`.
  static var name: String { get }

  static var severity: Finding.Severity { get }

  /// What must hold, in a sentence for the manual.
  static var summary: String { get }

  /// Why it breaks something, and what to do instead, for the manual.
  static var reason: String { get }

  /// Where it comes from.
  static var source: String { get }

  /// What doesn't hold, in the order of the files.
  static func findings(in app: LintedApp) -> [Finding]
}

extension LintRule {
  /// - Parameter message: what is wrong and, after a semicolon, how to mend it.
  static func finding(
    _ message: String, at place: SourceLocation, in app: LintedApp, edit: TextEdit? = nil,
    severity: Finding.Severity? = nil
  ) -> Finding {
    var finding = Finding(
      severity ?? self.severity, rule: name, message: message, at: place,
      sourceLine: app.line(at: place))
    finding.edit = edit
    return finding
  }
}

/// Runs all rules over an app.
public struct Linter: Sendable {
  private let rules: [any LintRule.Type]

  public init(_ rules: [any LintRule.Type] = LintRules.all) { self.rules = rules }

  /// What the readers of the app's files and the rules found, by file and line; what a comment suppresses is left
  /// out.
  public func findings(in app: LintedApp) -> [Finding] {
    let found = app.readingFindings + rules.flatMap { $0.findings(in: app) }
    var seen: Set<Finding> = []
    let unique = found.filter { seen.insert($0).inserted }
    let suppressions = Suppressions(of: app)
    return (suppressions.sparing(unique) + suppressions.findings(after: unique))
      .sorted { $0.location.sortKey < $1.location.sortKey }
  }
}

extension SourceLocation {
  fileprivate var sortKey: (String, Int, Int) { (file, line, column) }
}
