// SPDX-License-Identifier: Apache-2.0

/// The wordings of one text for different counts, as a `.stringsdict` gives them.
public struct PluralForms: Hashable, Sendable {
  /// By CLDR category: `one`, `other` …; `other` is always there.
  public var forms: [String: String]

  /// The name of the counted value in the file: `quantity`; nil when the file doesn't say.
  public var variable: String?

  public init(_ forms: [String: String], countedBy variable: String? = nil) {
    precondition(forms["other"] != nil, "a plural has a form for every other count")
    self.forms = forms
    self.variable = variable
  }

  /// The wording for a count in a language, its `%d`, `%ld` or `%lld` replaced by the number.
  public func text(count: Int, language: String) -> String {
    ["%lld", "%ld", "%d"].reduce(form(for: count, language: language)) {
      $0.replacing($1, with: String(count))
    }
  }

  /// The wording for a count in a language, as it is written.
  public func form(for count: Int, language: String) -> String {
    forms[PluralRules.category(of: count, language: language)] ?? forms["other"] ?? ""
  }
}
