// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// A requirement on an app.
public protocol LintRule: Sendable {
  /// Lowercase words joined by hyphens, such as `alternative-names`.
  static var name: String { get }

  static var severity: Finding.Severity { get }

  /// The requirement, in one sentence for the manual.
  static var summary: String { get }

  /// Why a breach does harm, and what to do instead, for the manual.
  static var reason: String { get }

  /// The document or practice that the rule comes from.
  static var source: String { get }

  /// The breaches of the rule, in the order of the files.
  static func findings(in app: LintedApp) -> [Finding]
}

extension LintRule {
  /// - Parameter message: the problem, with its fix after a semicolon.
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
