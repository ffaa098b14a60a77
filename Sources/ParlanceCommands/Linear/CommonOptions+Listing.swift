// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Rendering
import Terminal

extension CommonOptions {
  /// Lists shorter than that are heard without their count.
  static let longList = 5

  /// Prints a list, a line each; for a screen reader a long one begins with its count.
  func write(list lines: [String], _ wording: Wording) throws {
    let isCounted = !isJSON && lines.count >= Self.longList && isLinear
    let all = (isCounted ? [wording.count("terminal.lines", lines.count)] : []) + lines
    // JSON is harmless as it is.
    let text = all.map { (isJSON ? $0 : $0.neutralised()) + "\n" }.joined()
    try Output.standard.write(text)
  }
}
