// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Testing

@testable import Terminal

struct OrderedJSONTests {
  @Test(
    arguments: [
      (nil, "null"), (true, "true"), (-3, "-3"), (2.5, "2.5"), (2.0, "2"), (1e300, "1e+300"),
      (.decimal(.nan), "null"), (.decimal(-.infinity), "null"), ([], "[]"), ([:], "{}"),
      ([1, "a", nil], #"[1,"a",null]"#),
      (["z": 1, "a": ["b": false]], #"{"z":1,"a":{"b":false}}"#),
    ] as [(OrderedJSON, String)])
  func aJSONValueIsWrittenAsText(_ value: OrderedJSON, _ text: String) {
    #expect(value.text == text)
  }

  @Test(arguments: [
    (#"say "hi" \ /"#, #""say \"hi\" \\ /""#), ("a\nb\t", #""a\u000ab\u0009""#),
    ("\u{1B}\u{7F}\u{9B}", #""\u001b\u007f\u009b""#),
    ("\u{2028}\u{2029}\u{85}", #""\u2028\u2029\u0085""#),
    ("\u{202E}\u{FEFF}", #""\u202e\ufeff""#), ("\u{E0041}", #""\udb40\udc41""#),
    ("수프 🍜 👩‍👧", #""수프 🍜 👩‍👧""#), ("\r\n", #""\u000d\u000a""#),
  ])
  func aJSONStringIsOneHarmlessLine(_ string: String, _ text: String) {
    #expect(OrderedJSON.string(string).text == text)
  }

  @Test func unorderedObjectsAreWrittenSortedByKey() {
    let value = JSONValue.object(["b": .integer(1), "a": .array([.null, .decimal(0.5)])])
    #expect(OrderedJSON(value).text == #"{"a":[null,0.5],"b":1}"#)
  }
}
