// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Voice

struct TokenizerTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var words: [String]

    init(_ text: String, _ words: String...) { (testDescription, self.words) = (text, words) }
  }

  @Test(arguments: [
    Case("Order clam chowder!", "order", "clam", "chowder"),
    Case("don't  STOP", "dont", "stop"),
    Case("don’t", "dont"),
    Case("'quoted'", "quoted"),
    Case("crème brûlée", "creme", "brulee"),
    Case("ＦＵＬＬ　ｗｉｄｔｈ １２", "full", "width", "12"),
    Case("1,000.50 or 3.", "1,000.50", "or", "3"),
    Case("-5 and 3-4", "-5", "and", "3", "4"),
    Case("twenty-three", "twenty", "three"),
    Case("50% off", "50", "%", "off"),
    Case("5pm", "5", "pm"),
    Case("東京へ行く", "東", "京", "へ", "行", "く"),
    Case("서울", "서", "울"),
    Case("ガ", "ガ"),
    Case("🍲 soup 👩‍🍳", "soup"),
    Case("a\u{0301}b", "ab"),
    Case(""),
    Case("?!… —"),
    Case("\u{1B}[31mred\u{0}", "31", "mred"),
  ])
  func aTextIsCutIntoItsWords(_ test: Case) {
    #expect(Utterance(test.testDescription).words == test.words)
  }

  @Test func textWithAndWithoutAccentsIsCutAlike() {
    // A letter beyond ASCII at the end sends the whole text down the other path.
    for text in ["Order 2,5 clam-chowder's -7 don't '50%'", "a.b,c 1.2.3 x'y 'z", "--1 1-1 -a"] {
      let words = Utterance(text).words
      #expect(Utterance(text + " é").words == words + ["e"])
    }
  }

  @Test func spansOfWordsPointIntoTheTypedText() {
    let text = "“Ça va”, dit-il: 東京 ２０"
    let utterance = Utterance(text)
    let heard = (0..<utterance.count).map { utterance.heard($0..<($0 + 1)) }
    #expect(heard == ["Ça", "va", "dit", "il", "東", "京", "２０"])
    for word in 0..<utterance.count {
      let span = utterance.span(word..<(word + 1))
      #expect(String(Array(text)[span]) == heard[word])
    }
  }
}
