// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rendering
import Testing

struct HarmlessJSONTests {
  @Test(arguments: [
    ("{\n  \"a\" : \"b\"\n}", "{\n  \"a\" : \"b\"\n}"),
    ("[\"\u{7F}\u{85}\u{9B}\"]", #"["\u007f\u0085\u009b"]"#),
    ("[\"\u{202E}\u{2028}\u{FEFF}\"]", #"["\u202e\u2028\ufeff"]"#),
    ("[\"\u{E0041}\"]", #"["\udb40\udc41"]"#),
    ("[\"수프 🍜 👩‍👧\"]", "[\"수프 🍜 👩‍👧\"]"),
  ])
  func misleadingCharactersInJSONAreEscaped(_ json: String, _ harmless: String) {
    #expect(json.harmlessJSON == harmless)
  }

  @Test func harmlessJSONDecodesToTheSameText() throws {
    let scalars = (0...0x10FFFF).compactMap(Unicode.Scalar.init as (UInt32) -> Unicode.Scalar?)
    let texts = [String(String.UnicodeScalarView(scalars))]
    let json = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self).harmlessJSON
    #expect(!json.unicodeScalars.contains { $0.isUnsafe })
    let back = try JSONDecoder().decode([String].self, from: Data(json.utf8))
    #expect(back.map { Array($0.unicodeScalars) } == [scalars])
  }
}
