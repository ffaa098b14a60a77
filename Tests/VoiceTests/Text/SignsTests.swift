// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Voice

@Suite struct SignsTests {
  @Test(arguments: [
    "yes", "Yes.", "yes!", "yes!!!", "yes ‼️", "yes❗️", "yes…", "yes...", "yes,", "yes, please.",
    "yes. Thanks!",
    "yes ,please", "yes …please", "yes - please", "yes — do it", "yes; please", "it's me",
    "that’s right",
    " yes\u{A0}", "yes\r\n", "\u{FEFF}yes\u{200B}",
  ])
  func punctuationAndBlanksRaiseNoDoubt(_ text: String) {
    #expect(Utterance(text).hasOnlyHarmlessSigns)
  }

  @Test(arguments: [
    "\"yes\"", "'yes'", "“yes”", "‘yes’", "„ja“", "« oui »", "「はい」", "『はい』", "“好的”",
    "yes, “please”",
  ])
  func quotationMarksRaiseNoDoubt(_ text: String) {
    #expect(Utterance(text).hasOnlyHarmlessSigns)
  }

  @Test(arguments: [
    "oui !", "vas-y", "d'accord", "d’accord, allons-y !", "네~", "네~~", "네 ~", "네~ 부탁해요~", "네^^",
    "네 ^^ 감사합니다",
    "네⋯", "はい〜", "はい～！", "はい♪", "はい、お願いします。", "はい・はい", "はい‥", "好的~", "好的～", "好的！", "好……", "好，谢谢",
    "yes :)", "yes, thanks :-)",
  ])
  func signsThatALanguageWritesAfterItsWordsRaiseNoDoubt(_ text: String) {
    #expect(Utterance(text).hasOnlyHarmlessSigns)
  }

  @Test(arguments: [
    "yes 👍", "yes👍", "👍 yes", "👍yes", "yes 👍🏽", "yes 👍👍👍", "yes 🙏🏿", "yes 👌", "✅ yes", "☑ yes",
    "☑️ yes",
    "yes ✔︎",
    "yes ❤️", "yes 😊", "yes 🎉💯", "yes 🆗", "yes 🙆‍♀️", "お願いします🙇🏻‍♂️", "네♡", "yes 👍 please",
  ])
  func approvingPicturesRaiseNoDoubt(_ text: String) {
    #expect(Utterance(text).hasOnlyHarmlessSigns)
  }

  @Test(arguments: ["yes?", "yes?!", "yes ？", "yes ❓", "yes⁉️", "yes︖", "yes⸮"])
  func aQuestionMarkAfterTheLastWordIsAQuestionButNoDoubt(_ text: String) {
    #expect(Utterance(text).hasOnlyHarmlessSigns)
    #expect(Utterance(text).isQuestion)
  }

  @Test(arguments: [
    "👎 yes", "yes 👎", "yes👎", "👎🏽 yes", "❌ yes", "🚫 yes", "🛑 yes", "⛔️ yes", "🙅 yes", "yes 🙅‍♂️",
    "yes 🤔", "🤷 yes",
    "🤷‍♀️ yes",
    "yes 🙄", "yes ⏸", "yes 🔙", "yes 🙃", "yes 😅", "yes 😂", "yes 👍👎", "yes 👍\u{200D}👎", "yes 🇺🇸",
    "✗ yes", "☐ yes",
    "네 👎", "👎はい", "好👎",
  ])
  func aPictureThatDoesNotApproveRaisesDoubt(_ text: String) {
    #expect(!Utterance(text).hasOnlyHarmlessSigns)
  }

  @Test(arguments: [
    "!yes", "! yes", "!= yes", "≠ yes", "¬yes", "~yes", "~~yes~~", "-yes", "- yes", "—yes", "* yes",
    "*yes*",
    "_yes_",
    "/yes", "\\yes", "#yes", ">yes", "(yes)", "[ ] yes", "...yes", ", yes", "¡yes!", "^^yes",
    ":) yes", "×はい",
    "〜はい", "~好",
  ])
  func aSignBeforeTheFirstWordRaisesDoubt(_ text: String) {
    #expect(!Utterance(text).hasOnlyHarmlessSigns)
  }

  @Test(arguments: [
    "yes -", "yes—", "yes =", "yes \\", "yes/", "yes *", "yes (", "yes :(", "yes :/", "yes ;)",
    "yes ^", "네;;",
    "네^^;",
    "yes >", "yes ±", "yes × 0", "yes ∅", "yes ¿", "oui ≠", "yes !please", "yes ~please",
    "yes -please", "yes (please)",
    "yes/please", "yes = please",
  ])
  func aSignThatMayChangeAWordRaisesDoubt(_ text: String) {
    #expect(!Utterance(text).hasOnlyHarmlessSigns)
  }

  @Test(arguments: ["?yes", "? yes", "？はい", "❓yes", "¿yes", "¿yes?", "yes? yes", "⁉️ yes"])
  func aQuestionMarkBeforeAWordRaisesDoubt(_ text: String) {
    #expect(!Utterance(text).hasOnlyHarmlessSigns)
  }

  @Test(arguments: [
    "y\u{336}e\u{336}s\u{336}", "yes\u{20E0}", "\u{20E0}yes", "yes \u{20E0}", "yes \u{338}",
    "네\u{336}",
    "は\u{335}い", "好\u{20E0}",
    "yes 👍\u{20E0}", "y\u{34F}es",
  ])
  func aMarkThatIsNoPartOfItsLetterRaisesDoubt(_ text: String) {
    #expect(!Utterance(text).hasOnlyHarmlessSigns)
  }

  @Test(arguments: ["bien sûr", "désolé, oui", "네", "좋아요", "どうぞ", "ぜひ", "バッチリ"])
  func decomposedLettersRaiseNoDoubt(_ text: String) {
    #expect(Utterance(text.decomposedStringWithCanonicalMapping).hasOnlyHarmlessSigns)
  }

  @Test(arguments: [
    "yes\u{202E}", "\u{2066}yes", "yes\u{AD}", "yes\u{E0001}", "yes\u{2800}", "yes\u{E000}",
    "yes\u{7}", "yes\u{1B}",
  ])
  func anInvisibleCharacterRaisesDoubt(_ text: String) {
    #expect(!Utterance(text).hasOnlyHarmlessSigns)
  }

  @Test(arguments: ["👎 yes", "~~yes~~", "y\u{336}e\u{336}s\u{336}", "¿yes?"])
  func aTextAsAStatementHasNoDoubtfulSigns(_ text: String) {
    let statement = Utterance(text).asStatement
    #expect(statement.hasOnlyHarmlessSigns && !statement.isQuestion && statement.words == ["yes"])
  }

  @Test(arguments: ["don't", "l'eau", "vas-y", "주문해 주세요", "はい、お願い", "2nd one", "好的，谢谢"])
  func aTextAsAStatementHasTheSameWords(_ text: String) {
    #expect(Utterance(text).asStatement.words == Utterance(text).words)
  }
}
