// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Rendering

struct NeutralisedTests {
  struct Text: CustomTestStringConvertible {
    let testDescription: String
    let outside: String
    let shown: String

    init(_ description: String, _ outside: String, _ shown: String) {
      testDescription = description
      self.outside = outside
      self.shown = shown
    }
  }

  static let texts = [
    Text("ASCII", "Clam chowder, $12.00!", "Clam chowder, $12.00!"),
    Text("accents and Korean", "crème 클램 차우더", "crème 클램 차우더"),
    Text("a colour", "\u{1B}[31mred", "\\u{1B}[31mred"),
    Text("a window title", "\u{1B}]0;x\u{7}", "\\u{1B}]0;x\\u{7}"),
    Text("C1: a sequence in one character", "\u{9B}2J", "\\u{9B}2J"),
    Text("DEL and NUL", "a\u{7F}\u{0}", "a\\u{7F}\\u{0}"),
    Text("a right-to-left override", "a\u{202E}b\u{202C}", "a\\u{202E}b\\u{202C}"),
    Text(
      "isolates and marks", "\u{2066}a\u{2069}\u{200E}\u{200F}",
      "\\u{2066}a\\u{2069}\\u{200E}\\u{200F}"),
    Text("a byte order mark", "\u{FEFF}a", "\\u{FEFF}a"),
    Text("a soft hyphen, a zero width space", "a\u{AD}b\u{200B}", "a\\u{AD}b\\u{200B}"),
    Text("a tag", "a\u{E0041}", "a\\u{E0041}"),
    Text("line ends", "a\nb\r\nc\rd\u{2028}e\u{2029}f\u{85}g", "a b c d e f g"),
    Text("a tab", "a\tb", "a b"),
    Text("an emoji family", "👩\u{200D}👧", "👩\u{200D}👧"),
    Text("a heart on fire", "❤\u{FE0F}\u{200D}🔥", "❤\u{FE0F}\u{200D}🔥"),
    Text("Persian", "می\u{200C}خواهم", "می\u{200C}خواهم"),
    Text("a joiner with nothing to join", "\u{200D}a \u{200D}b", "\\u{200D}a \\u{200D}b"),
    Text("joiners in a row", "a\u{200D}\u{200D}", "a\u{200D}\\u{200D}"),
    Text("a selector after a control", "\u{1B}\u{FE0F}", "\\u{1B}\\u{FE0F}"),
  ]

  @Test(arguments: texts)
  func isHarmless(_ text: Text) {
    #expect(text.outside.neutralised() == text.shown)
    #expect(text.shown.neutralised() == text.shown)
  }

  @Test func linesAreKeptWhereTheyMayBe() {
    #expect("a\nb\r\nc\u{2028}d\re".neutralised(keepingLines: true) == "a\nb\nc\nd\ne")
  }

  @Test func noControlSurvives() {
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shown = "a\(scalar)b".neutralised().unicodeScalars
      #expect(!shown.contains { $0.isUnsafe }, "U+\(String(value, radix: 16))")
    }
  }
}
