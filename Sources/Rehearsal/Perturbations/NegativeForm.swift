// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A way to turn a request into its opposite.
public struct NegativeForm: Sendable {
  /// The form's text, in which `{0}` stands for the request and `{1}`, `{2}` … for the groups of the
  /// pattern.
  public var form: String

  /// What a request must be, as a whole and whatever its case, for the form to fit; nil for any.
  public var pattern: String?

  public init(_ form: String, pattern: String? = nil) {
    self.form = form
    self.pattern = pattern
  }

  /// The negative of a request; nil where the form doesn't fit it.
  public func negative(of request: String) -> String? {
    guard let pattern else { return form.replacing("{0}", with: request) }
    guard let regex = try? Regex(pattern).ignoresCase(),
      let match = request.wholeMatch(of: regex)
    else { return nil }
    return match.output.indices.reduce(form) { text, index in
      text.replacing("{\(index)}", with: match.output[index].substring.map(String.init) ?? "")
    }
  }
}
