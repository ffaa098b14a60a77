// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Testing

struct WordingTests {
  private let wording = Wording(
    language: "en",
    strings: [
      "ask": "Which ${name}?", "ask.2": "Say the ${name}.", "ask.4": "Never reached.",
      "list.separator": ", ", "list.and.pair": " and ", "list.and.last": ", and ",
      "list.or.pair": " or ", "list.or.last": ", or ",
    ],
    plurals: ["bowls": PluralForms(["one": "%d bowl of ${soup}", "other": "%d bowls of ${soup}"])])

  @Test(arguments: [
    ("Which ${name}?", "Which soup?"), ("${name}${name}", "soupsoup"), ("${other}", "${other}"),
    ("${name", "${name"), ("$name", "$name"), ("", ""),
  ])
  func aTemplateIsFilledWhereItsTokensHaveValues(_ text: String, _ filled: String) {
    #expect(Wording.fill(text, with: ["name": "soup"]) == filled)
  }

  @Test(arguments: [
    ("冥想", "用冥想开始"), ("MonkeyFit", "用 MonkeyFit 开始"), ("12", "用 12 开始"), ("명상", "用 명상 开始"),
  ])
  func aChineseTemplateDropsBlanksOnlyAroundHanNames(_ app: String, _ filled: String) {
    #expect(Wording.fill("用 ${app} 开始", with: ["app": app]) == filled)
  }

  @Test func koreanAndEnglishTemplatesKeepBlanksAroundNames() {
    #expect(Wording.fill("${app} 앱으로", with: ["app": "명상"]) == "명상 앱으로")
    #expect(Wording.fill("in ${app}.", with: ["app": "冥想"]) == "in 冥想.")
  }

  @Test(arguments: [
    (["It is done.", "Thanks."], "It is done. Thanks."), (["できました。", "次は？"], "できました。次は？"),
    (["He said “no”", "and left."], "He said “no” and left."), ([], ""),
    (["네.", "좋아요."], "네. 좋아요."),
  ])
  func sentencesAreJoinedWithABlankUnlessTheirScriptHasNone(_ sentences: [String], _ text: String) {
    #expect(sentences.joinedAsSentences() == text)
  }

  @Test func aTokenInAFilledInValueIsNotFilled() {
    #expect(Wording.fill("${a}", with: ["a": "${b}", "b": "no"]) == "${b}")
  }

  @Test func aMissingTextIsShownAsItsKey() {
    #expect(wording.text("nothing") == "nothing")
    #expect(wording.text(ifPresent: "nothing") == nil)
    #expect(wording.text("nothing", count: 2) == "nothing")
  }

  @Test func variantsOfATextEndAtTheFirstMissingNumber() {
    #expect(wording.variants("ask") == ["Which ${name}?", "Say the ${name}."])
    #expect(wording.variants("nothing") == [])
  }

  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b, and c"),
  ])
  func namesAreJoinedWithCommasAndAnd(_ names: [String], _ joined: String) {
    #expect(wording.list(names, .and) == joined)
  }

  @Test(arguments: [(0, "0 bowls of tea"), (1, "1 bowl of tea"), (2, "2 bowls of tea")])
  func aCountedTextTakesThePluralFormOfItsCount(_ count: Int, _ text: String) {
    #expect(wording.text("bowls", count: count, ["soup": "tea"]) == text)
  }

  @Test func frenchUsesTheSingularForZeroAndKoreanNever() {
    let forms = PluralForms(["one": "%d bol", "other": "%d bols"])
    #expect(
      [0, 1, 2].map { forms.text(count: $0, language: "fr") } == ["0 bol", "1 bol", "2 bols"])
    #expect(forms.text(count: 1, language: "ko") == "1 bols")
  }

  @Test func aWordingFallsBackOnTheTextsOfAnother() {
    let own = Wording(language: "en", strings: ["ask": "What?"]).falling(backOn: wording)
    #expect(own.text("ask") == "What?")
    #expect(own.list(["a", "b"], .or) == "a or b")
  }

  @Test func anIntentIsWordedByTextsNamedAfterIt() {
    let intent = IntentDescription(
      id: "Order", domain: "Order", category: .order,
      parameters: [ParameterDescription(id: "soup", type: .item)])
    let worded = intent.worded(
      by: Wording(
        language: "en",
        strings: [
          "Order.title": "Order soup", "Order.soup.name": "soup",
          "Order.soup.needsValue": "Which?", "Order.soup.needsValue.2": "Which soup?",
          "Order.confirmIntent": "Sure?",
        ]))
    #expect(worded.title == "Order soup")
    #expect(worded["soup"]?.displayName == "soup")
    #expect(worded["soup"]?.prompts == [.needsValue: ["Which?", "Which soup?"]])
    #expect(worded.confirmations == ["Sure?"])
  }

  // MARK: What has no value

  @Test(arguments: [
    ("ask", ["name": "soup"], "Which soup?"), ("ask", [:], "Which “name”?"),
    ("ask", ["name": "${other}"], "Which ${other}?"), ("nothing", [:], "nothing"),
    ("bowls", ["soup": "chowder", "n": "2"], "2 bowls of chowder"),
    ("bowls", ["n": "1"], "1 bowl of “soup”"),
  ])
  func aTokenWithoutAValueIsToldByItsName(_ key: String, _ values: [String: String], _ told: String)
  {
    #expect(counting.told(key, values) == told)
  }

  @Test func aTokenWithoutAValueIsToldByItsDisplayName() {
    #expect(
      counting.tell("It is ${price}, ${unit}.", with: [:], names: ["price": "the price"])
        == "It is “the price”, “unit”.")
    #expect(wording.tell("It is ${price}.", with: [:]) == "It is price.")
  }

  /// A text that a user typed is never treated as a template, even if it looks like one.
  @Test func theFullestWordingIgnoresTokensWithinValues() {
    let wording = Wording(
      language: "en", strings: ["sent": "Sent “${text}” to ${name}.", "sent.2": "Sent “${text}”."])
    #expect(wording.fullest("sent", ["text": "${x}", "name": "Bobo"]) == "Sent “${x}” to Bobo.")
    #expect(wording.fullest("sent", ["text": "${x}"]) == "Sent “${x}”.")
    #expect(wording.fullest("sent", [:]) == nil)
    #expect(Wording.isFilled("no tokens", with: [:]))
    #expect(!Wording.isFilled("${a}${b}", with: ["a": ""]))
  }

  private var counting: Wording {
    Wording(
      language: "en", strings: ["quotation": "“${text}”"],
      plurals: [
        "bowls": PluralForms(
          ["one": "%d bowl of ${soup}", "other": "%d bowls of ${soup}"], countedBy: "n")
      ]
    ).falling(backOn: wording)
  }
}
