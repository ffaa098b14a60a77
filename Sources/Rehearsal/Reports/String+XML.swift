// SPDX-License-Identifier: Apache-2.0

import Rendering

extension String {
  /// Fit to stand in XML or HTML, between tags or in an attribute: what they can't hold, and what could
  /// mislead the eye, is shown as U+FFFD.
  var xmlEscaped: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\n", "\t": text.unicodeScalars.append(scalar)
      case _ where scalar.isUnsafe: text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
