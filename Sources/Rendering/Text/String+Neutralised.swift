// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The same text, made harmless to a terminal and to the eye.
  ///
  /// What could steer the terminal or hide text is spelt out: ESC becomes `\u{1B}`, a right-to-left
  /// override `\u{202E}`. Joiners and variation selectors stay where they join or vary something.
  /// A tab becomes a space, and so does a line's end unless lines are kept; then each kind of line's
  /// end becomes a newline. Costs nothing for clean text.
  public func neutralised(keepingLines: Bool = false) -> String {
    if isPlainASCII(keepingLines: keepingLines) || isClean(keepingLines: keepingLines) {
      return self
    }
    var neutral = Neutraliser(keepingLines: keepingLines)
    for scalar in unicodeScalars { neutral.take(scalar) }
    return neutral.text
  }

  private func isPlainASCII(keepingLines: Bool) -> Bool {
    utf8.allSatisfy { (0x20...0x7E).contains($0) || (keepingLines && $0 == 0x0A) }
  }

  private func isClean(keepingLines: Bool) -> Bool {
    !unicodeScalars.contains {
      ($0.isUnsafe && !(keepingLines && $0 == "\n")) || $0.dependsOnNeighbour
    }
  }
}

/// Rewrites a text scalar by scalar, remembering what stands before.
private struct Neutraliser {
  let keepingLines: Bool
  private(set) var text = ""
  private var previous: Unicode.Scalar?

  init(keepingLines: Bool) { self.keepingLines = keepingLines }

  mutating func take(_ scalar: Unicode.Scalar) {
    defer { previous = scalar }
    if scalar.isLineBreak {
      // CR and LF together end one line.
      if scalar == "\n", previous == "\r" { return }
      text += keepingLines ? "\n" : " "
    } else if scalar == "\t" {
      text += " "
    } else if scalar.isUnsafe || (scalar.dependsOnNeighbour && !canCarry(scalar)) {
      text += scalar.escaped
    } else {
      text.unicodeScalars.append(scalar)
    }
  }

  /// Whether what stands before can be joined or varied.
  private func canCarry(_ scalar: Unicode.Scalar) -> Bool {
    guard let previous, !previous.isUnsafe, !previous.properties.isWhitespace else { return false }
    guard previous.dependsOnNeighbour else { return true }
    // An emoji with a selector may be joined on: a heart, its selector, a joiner, a flame.
    return scalar.value == 0x200D && previous.value == 0xFE0F
  }
}
