// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Rendering

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("soup", 4), ("crème", 5), ("cre\u{300}me", 5), ("수프", 4), ("订单", 4),
    ("スープ", 6), ("ｽｰﾌﾟ", 4), ("Ａ", 2), ("。", 2), ("─", 1), ("🍜", 2), ("👩‍👧", 2), ("❤", 1),
    ("❤️", 2), ("🇫🇷", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{200B}", 0), ("\u{1B}", 0), ("…", 1),
  ])
  func theDisplayWidthOfATextIsCountedInColumns(_ text: String, _ width: Int) {
    #expect(text.displayWidth == width, "\(text)")
  }
}
