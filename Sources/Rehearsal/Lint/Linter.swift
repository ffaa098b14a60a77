// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// Runs all rules over an app.
public struct Linter: Sendable {
  private let rules: [any LintRule.Type]

  public init(_ rules: [any LintRule.Type] = LintRules.all) { self.rules = rules }

  /// The findings of the rules and of reading the app's files, sorted by file and line.
  ///
  /// Findings that a comment suppresses are left out.
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
