// SPDX-License-Identifier: Apache-2.0

public import IntentModel

extension String {
  /// The same text, made harmless to a terminal and to the eye.
  ///
  /// What could steer the terminal or hide text is spelt out: ESC becomes `\u{1B}`, a right-to-left
  /// override `\u{202E}`. Joiners and variation selectors stay where they join or vary something, and of marks heaped
  /// on one character the first eight. A tab becomes a space, and so does a line's end unless lines are kept; then
  /// each kind of line's end becomes a newline. Costs nothing for clean text.
  public func neutralised(keepingLines: Bool = false) -> String {
    neutralised(keepingLines: keepingLines, .spelling)
  }

  /// The same text, made harmless to what speaks: what ``neutralised(keepingLines:)`` spells out is left out, since
  /// nobody wants to hear it. Each kind of line's end becomes a newline.
  public var audible: String { neutralised(keepingLines: true, .dropping) }

  private func neutralised(keepingLines: Bool, _ treatment: Neutraliser.Treatment) -> String {
    if isPlainASCII(keepingLines: keepingLines) || isClean(keepingLines: keepingLines) {
      return self
    }
    var neutral = Neutraliser(keepingLines: keepingLines, treatment: treatment)
    neutral.take(unicodeScalars)
    return neutral.text
  }

  private func isPlainASCII(keepingLines: Bool) -> Bool {
    utf8.allSatisfy { (0x20...0x7E).contains($0) || (keepingLines && $0 == 0x0A) }
  }

  private func isClean(keepingLines: Bool) -> Bool {
    !unicodeScalars.contains {
      ($0.isUnsafe && !(keepingLines && $0 == "\n")) || $0.dependsOnNeighbour || $0.isOverlaid
    }
  }
}

extension Finding {
  /// The description, made harmless to a terminal and to the eye line by line.
  public var neutralised: String { lines.map { $0.neutralised() }.joined(separator: "\n") }
}
