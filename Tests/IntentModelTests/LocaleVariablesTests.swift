// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import IntentModel

struct LocaleVariablesTests {
  @Test(arguments: [
    "", "C", "POSIX", "C.UTF-8", "en", "ko_KR.UTF-8", "zh-Hans", "ca_ES@valencia", "fil",
    "abcdefgh",
    "_US", "@euro", "en_bbbbbbbbbbbb", ".UTF-8",
  ])
  func aHarmlessLocaleVariableIsAccepted(_ value: String) {
    #expect(LocaleVariables.isBearable(value))
  }

  @Test(arguments: [
    "bbbbbbbbbbbb", "abcdefghi", "abcdefghi_US.UTF-8", "abcdefghi-US", "abcdefghi@euro", "12",
    "e1_US",
    "한국어", "é", "a b", "/usr/lib/locale", "\u{1B}[31m", "en_" + String(repeating: "a", count: 200),
    "en@" + String(repeating: "a", count: 200), String(repeating: "a", count: 100_000),
  ])
  func aMalformedOrOverlongLocaleVariableIsRejected(_ value: String) {
    #expect(!LocaleVariables.isBearable(value))
  }
}
