// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The manual, generated from the rules themselves.
public enum LintManual {
  /// Markdown with a section for each rule, in the order of ``LintRules/all``.
  public static var text: String {
    let head = """
      # The rules

      What `parlance lint` checks, rule by rule. Written by `parlance lint --rules`.

      ## Overview

      | rule | severity | what must hold |
      |---|---|---|

      """
    let rows = LintRules.all.map { rule in
      "| `\(rule.name)` | \(rule.severity.rawValue) | \(rule.summary) |\n"
    }
    return head + rows.joined() + LintRules.all.map(section).joined()
  }

  private static func section(_ rule: any LintRule.Type) -> String {
    """

    ## \(rule.name)

    \(rule.summary)

    \(rule.reason)

    Severity: \(rule.severity.rawValue). Source: \(rule.source).

    """
  }
}
