// SPDX-License-Identifier: Apache-2.0

import ParlanceTesting
import Testing

@testable import Voice

/// Korean characters as the keys they are typed with.
struct KeystrokesTests {
  /// The keystrokes of a text, which is folded like an utterance.
  private func keystrokes(_ text: String) -> Keystrokes? {
    let utterance = Utterance(text)
    return (0..<utterance.count).reduce(Keystrokes()) { keys, token in
      guard var keys, let further = Keystrokes(utf8: utterance.folded(token)) else { return nil }
      keys.append(further)
      return keys
    }
  }

  @Test(arguments: [
    ("가", "rk"), ("켜줘", "zuwnj"), ("꺼", "Rj"), ("닭", "ekfr"), ("괜", "rhos"), ("ㅋ", "z"),
    ("ㅘ", "hk"),
    ("ㅆ", "T"), ("ㄳ", "rt"), ("주ㅓ", "wnj"), ("얘", "dO"), ("힣", "glg"),
  ])
  func koreanTextHasTheKeystrokesOfTheTwoSetKeyboard(_ text: String, _ keys: String) {
    #expect(keystrokes(text) == Keystrokes(keys.utf8))
  }

  @Test(arguments: ["a", "東", "か", "1", "가a"])
  func textThatIsNotKoreanHasNoKeystrokes(_ text: String) {
    #expect(keystrokes(text) == nil)
  }

  @Test func keystrokesHoldAtMostSixteenKeys() {
    let keys = Keystrokes("abcdefghijklmnopqrs".utf8)
    #expect(keys.count == 16 && keys[15] == UInt8(ascii: "p") && keys[16] == 0)
  }

  @Test func aRangeOfKeystrokesGivesItsKeys() {
    let keys = Keystrokes("zuwnj".utf8)
    #expect(keys[0..<5] == keys)
    #expect(keys[2..<4] == Keystrokes("wn".utf8))
    #expect(keys[2..<9] == Keystrokes("wnj".utf8))
    #expect(keys[5..<6] == Keystrokes())
    #expect(keys[0..<0] == Keystrokes())
  }

  @Test(arguments: [
    ("켜줘", "켜줘", "-"), ("텨", "켜", "wrong"), ("거", "꺼", "wrong"), ("커", "꺼", "wrong"),
    ("커", "켜", "wrong"),
    ("켜주ㅓ", "켜줘", "-"), ("ㅋㅕ줘", "켜줘", "-"), ("ㅋ줘", "켜줘", "missing"), ("ㅕ줘", "켜줘", "missing"),
    ("ㅕㅋ줘", "켜줘", "swapped"), ("켲줘", "켜줘", "extra"), ("여러", "열어", "missing"),
    ("영러", "열어", "swapped"),
    ("추", "추가", "more"), ("축", "추가", "missing"), ("켜", "꺼", "more"), ("", "ㅋ", "missing"),
  ])
  func theSlipBetweenTwoKoreanWordsIsNamed(_ typed: String, _ meant: String, _ expected: String)
    throws
  {
    let (typed, meant) = (try #require(keystrokes(typed)), try #require(keystrokes(meant)))
    let slip =
      switch typed.slip(meant: meant) {
      case .wrong: "wrong"
      case .missing: "missing"
      case .extra: "extra"
      case .swapped: "swapped"
      case nil: typed == meant ? "-" : "more"
      }
    #expect(slip == expected)
    #expect(typed.isNear(meant) == (expected != "more"))
  }

  private func letters(_ random: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in UInt8.random(in: 97...99, using: &random)
    }
  }

  /// The fast comparison gives the result of the comparison letter by letter.
  @Test(arguments: [1, 2] as [UInt64])
  func keystrokesAndLettersHaveTheSameSlips(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let (typed, meant) = (letters(&random), letters(&random))
      let expected = typed.withUnsafeBufferPointer { typed in
        meant.withUnsafeBufferPointer { Slip(typed: typed, meant: $0) }
      }
      let slip = Keystrokes(typed).slip(meant: Keystrokes(meant))
      #expect("\(String(describing: slip))" == "\(String(describing: expected))", "seed \(seed)")
    }
  }
}
