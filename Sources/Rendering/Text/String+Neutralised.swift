// SPDX-License-Identifier: Apache-2.0

public import IntentModel

extension String {
  /// The same text, made harmless to a terminal and to the eye.
  ///
  /// Scalars that could control the terminal or hide text are spelt out: ESC becomes `\u{1B}`, a
  /// right-to-left override `\u{202E}`. Joiners and variation selectors stay if they join or vary
  /// something. Of the marks on one character, the first eight stay. A tab becomes a space. A line
  /// end becomes a newline if lines are kept, or else a space. Clean text is returned as it is,
  /// without a copy.
  public func neutralised(keepingLines: Bool = false) -> String {
    neutralised(keepingLines: keepingLines, .spelling)
  }

  /// The same text, made harmless to a voice.
  ///
  /// It leaves out the scalars that ``neutralised(keepingLines:)`` spells out, because they are no
  /// use to a listener. Each kind of line end becomes a newline.
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
  /// The description, with each line made harmless to a terminal and to the eye.
  public var neutralised: String { lines.map { $0.neutralised() }.joined(separator: "\n") }
}
