// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Rendering

struct ShortenedTests {
  @Test(arguments: [
    ("soup", 4, "soup"), ("chowder", 4, "cho…"), ("", 1, ""), ("ab", 1, "…"),
    ("클램 차우더", 4, "클램 …"), ("👩‍👧👩‍👧👩‍👧", 2, "👩‍👧…"),
  ])
  func aLongTextIsShortenedAtItsEnd(_ text: String, _ length: Int, _ shown: String) {
    #expect(text.shortened(to: length) == shown)
  }

  @Test(arguments: [("chowder", 4, "ch…r"), ("chowder", 5, "ch…er"), ("soup", 4, "soup")])
  func aLongTextIsShortenedInItsMiddle(_ text: String, _ length: Int, _ shown: String) {
    #expect(text.shortened(to: length, at: .middle) == shown)
  }

  @Test func heapedCombiningMarksAreCut() {
    let heap = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(heap.shortened(to: 10).utf8.count < 100)
    #expect((heap + "bcdefghijkl").shortened(to: 10, at: .middle).utf8.count < 100)
  }
}
