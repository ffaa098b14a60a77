// SPDX-License-Identifier: Apache-2.0

import Mustache

/// How text is put into the page: a template's own way escapes letters with marks on them otherwise, and
/// lets control characters through.
struct PageText: MustacheContentType {
  func escapeText(_ text: String) -> String { text.xmlEscaped }

  /// Makes it known to templates, as `PAGE`.
  static func register() { _ = registration }

  private static let registration: Void = MustacheContentTypes.register(
    PageText(), named: "PAGE")
}
