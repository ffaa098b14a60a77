// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// A file's text to which edits can be applied.
public struct MendedText {
  private let text: String

  public init(_ text: String) { self.text = text }

  /// The text after the edits that still fit it.
  ///
  /// Applies edits from the end, so that the places of earlier edits stay valid.
  public func applying(_ edits: [TextEdit]) -> String {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" })
      .map(String.init)
    for edit in edits.sorted(by: { $0.place > $1.place }) {
      let (line, column) = edit.place
      guard lines.indices.contains(line - 1), column > 0 else { continue }
      let rest = lines[line - 1].dropFirst(column - 1)
      guard rest.hasPrefix(edit.text) else { continue }
      lines[line - 1] =
        lines[line - 1].prefix(column - 1) + edit.replacement + rest.dropFirst(edit.text.count)
    }
    return lines.joined(separator: "\n")
  }
}

extension TextEdit {
  fileprivate var place: (line: Int, column: Int) { (location.line, location.column) }
}
