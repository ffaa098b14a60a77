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

  private static func marks(_ count: Int, _ mark: String = "\u{301}") -> String {
    String(repeating: mark, count: count)
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
    Text("joiners in a row", "👩\u{200D}\u{200D}👧", "👩\\u{200D}\\u{200D}👧"),
    Text("a joiner between Latin letters", "pay\u{200D}pal\u{200C}", "pay\\u{200D}pal\\u{200C}"),
    Text("a joiner before no emoji", "👩\u{200D}a", "👩\\u{200D}a"),
    Text("a family of four", "👨\u{200D}👩\u{200D}👧\u{200D}👦", "👨\u{200D}👩\u{200D}👧\u{200D}👦"),
    Text("a dark firefighter", "👨🏿\u{200D}🚒", "👨🏿\u{200D}🚒"),
    Text("a rainbow flag", "🏳\u{FE0F}\u{200D}🌈", "🏳\u{FE0F}\u{200D}🌈"),
    Text("flags", "🇫🇷🇰🇷🇯🇵", "🇫🇷🇰🇷🇯🇵"),
    Text(
      "the flag of Wales", "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}",
      "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}"),
    Text(
      "a flag with a text in tags", "🏴\u{E0067}\u{E0062}\u{E007F}",
      "🏴\\u{E0067}\\u{E0062}\\u{E007F}"),
    Text("a key", "1\u{FE0F}\u{20E3}", "1\u{FE0F}\u{20E3}"),
    Text("a selector on a letter", "a\u{FE0F}b\u{FE00}", "a\\u{FE0F}b\\u{FE00}"),
    Text("two selectors on one", "❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}\\u{FE0F}"),
    Text("a variant of a name's character", "葛\u{E0100}城", "葛\u{E0100}城"),
    Text("a selector of variants on kana", "か\u{E0100}", "か\\u{E0100}"),
    Text("Hindi", "क्\u{200D}ष र्\u{200C}य", "क्\u{200D}ष र्\u{200C}य"),
    Text("Malayalam with a joiner at its end", "അവന്\u{200D}", "അവന്\u{200D}"),
    Text("Thai", "น้ำปลา ที่", "น้ำปลา ที่"),
    Text("Vietnamese in pieces", "tie\u{302}\u{301}ng", "tie\u{302}\u{301}ng"),
    Text("kana in pieces", "か\u{3099}", "か\u{3099}"),
    Text("Korean in pieces", "\u{1112}\u{1161}\u{11AB}", "\u{1112}\u{1161}\u{11AB}"),
    Text(
      "Hangul fillers", "a\u{3164}b\u{FFA0}\u{115F}\u{1160}",
      "a\\u{3164}b\\u{FFA0}\\u{115F}\\u{1160}"),
    Text("an empty cell of braille", "a\u{2800}b", "a\\u{2800}b"),
    Text("braille", "⠓⠊\u{2800}⠃⠕⠃⠕", "⠓⠊\u{2800}⠃⠕⠃⠕"),
    Text(
      "what is drawn as nothing", "a\u{34F}b\u{180E}c\u{2060}d\u{2065}e\u{17B4}f",
      "a\\u{34F}b\\u{180E}c\\u{2060}d\\u{2065}e\\u{17B4}f"),
    Text("a heap of marks", "a" + marks(100) + "b", "a" + marks(8) + "b"),
    Text("a heap on kana", "か" + marks(9, "\u{3099}"), "か" + marks(8, "\u{3099}")),
    Text("a mark with nothing to lie on", "\u{301}a", "\\u{301}a"),
    Text("an Arabic sign for numbers", "\u{600}١", "\u{600}١"),
    Text("a selector after a control", "\u{1B}\u{FE0F}", "\\u{1B}\\u{FE0F}"),
  ]

  @Test(arguments: texts)
  func harmfulCharactersOfATextAreEscaped(_ text: Text) {
    #expect(text.outside.neutralised() == text.shown)
    #expect(text.shown.neutralised() == text.shown)
  }

  /// Spelt-out codes of hidden characters would be tedious to hear.
  @Test func hiddenCharactersAreLeftOutOfASpokenText() {
    #expect("\u{1B}[31mred\u{202E}\r\n\u{3164}now\u{7}".audible == "[31mred\nnow")
    #expect("an 👩\u{200D}👧 for 클램".audible == "an 👩\u{200D}👧 for 클램")
  }

  @Test func lineBreaksAreKeptWhereAskedFor() {
    #expect("a\nb\r\nc\u{2028}d\re".neutralised(keepingLines: true) == "a\nb\nc\nd\ne")
  }

  @Test func noControlCharacterSurvivesNeutralising() {
    for value in UInt32(0)...0xE0FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shown = "a\(scalar)b".neutralised().unicodeScalars
      #expect(!shown.contains { $0.isUnsafe }, "U+\(String(value, radix: 16))")
    }
  }
}
