// SPDX-License-Identifier: Apache-2.0

/// The manual of the rules, made of the rules.
public enum AccessibilityManual {
  /// The rows of a table: name, what must hold, why.
  public static var rows: String {
    AccessibilityRules.all.map { "| `\($0.name)` | \($0.summary) | \($0.reason) |\n" }.joined()
  }
}
