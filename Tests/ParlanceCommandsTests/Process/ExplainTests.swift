// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting
import Testing

/// `parlance explain`: why an utterance is understood as it is, and why another one isn't.
@Suite(.timeLimit(.minutes(20)))
struct ExplainTests {
  let household: Household

  init() throws { household = try Household() }

  // MARK: The apps

  @Test func explainTellsTheMeaningOfEachWord() async throws {
    let run = try await household.run(
      "explain", "please order a bowl of clam chowdr in Soup Chef")
    let lines = [
      "SoupChef.OrderSoup, score 0.5.",
      "Template: <order> (a|an|another) [[hot|nice] <one_bowl> of] [hot] {soup} [<with>] "
        + "at SoupChef/en.lproj/SoupChef.yaml:64:14.",
      "“please”: passed over.", "“order a bowl of”: words of the template.",
      "“clam chowdr”: taken for Clam Chowder, value of soup.", "“in Soup Chef”: names the app.",
      "Nothing typed: quantity is 1, as the sentence has it.",
      "In question was also SoupChef.OrderSoup, score 0.5. Template: "
        + "<order> {quantity} [[more] <bowls> of] [hot] {soup} [<with>] "
        + "at SoupChef/en.lproj/SoupChef.yaml:56:14.",
      "It lost because it takes more words as values and fewer as words of the template.",
    ]
    #expect(Array(run.lines.prefix(lines.count)) == lines)
    #expect(run.ending == .exit(0))
    run.expectManners()
  }

  @Test func explainNamesEveryPossibleMeaningOfAWord() async throws {
    let run = try await household.run("explain", "order chowder")
    #expect(
      run.lines.contains(
        "“chowder”: part of a name, value of soup, Clam Chowder or Corn Chowder."))
    let json = try await household.run("explain", "--json", "order chowder")
    #expect(
      json.output.contains(
        #""value":"clam_chowder","rivals":["corn_chowder"]}"#))
  }

  @Test func explainSaysThatTheWordsWereReordered() async throws {
    let run = try await household.run("explain", "order soup tomato")
    #expect(run.lines.contains("The words were put in another order."))
  }

  @Test func explainPrintsJSON() async throws {
    let run = try await household.run("explain", "--json", "order two clam chowdr in Soup Chef")
    #expect(run.lines.count == 1)
    #expect(
      run.output.contains(
        #"{"heard":"clam chowdr","start":10,"end":21,"as":"likelyValue","slot":"soup","#
          + #""expected":"Clam Chowder","value":"clam_chowder"}"#))
    #expect(run.output.hasSuffix(#""nearest":[],"nearMisses":[]}"# + "\n"))
  }

  @Test func explainRecognisesARequestToTheAssistant() async throws {
    let run = try await household.run("explain", "help")
    #expect(run.output == "“help” is for the assistant itself: Help.\n")
    #expect(run.ending == .exit(1))
  }

  // MARK: What nothing fits

  @Test func explainSaysThatNothingFitsAndWhatComesNear() async throws {
    let nothing = try await household.run("explain", "purple")
    #expect(nothing.output == "Nothing fits “purple”.\n")
    #expect(nothing.ending == .exit(1))
    let near = try await household.run("explain", "order clam chowder purple in Soup Chef")
    let lines = [
      "Nothing fits “order clam chowder purple in Soup Chef”.", "One sentence comes near.",
      "1: SoupChef.OrderSoup. Template: <order> [some|the|more|hot] {soup} [<with>] "
        + "at SoupChef/en.lproj/SoupChef.yaml:41:14.",
      "Fitting: “order”, “clam chowder” and “in Soup Chef”.", "Left over: “purple”.",
      "Near: “Order clam chowder in Soup Chef”.",
    ]
    #expect(near.lines == lines)
    #expect(near.ending == .exit(1))
    near.expectManners()
  }

  @Test func explainNamesTheNegationThatForbadeARequest() async throws {
    let run = try await household.run("explain", "don't order clam chowder")
    #expect(
      run.lines.dropFirst().first
        == "“don't” forbids something, and where something is forbidden, nothing is forgiven.")
    #expect(run.lines.contains("Left over: “don't”."))
    let json = try await household.run("explain", "--json", "don't order clam chowder")
    #expect(json.output.contains(#""request":null,"negation":"don't","nearest":[{"#))
  }

  @Test func explainDoesNotUnderstandATextThatIsTooLong() async throws {
    let run = try await household.run("explain", String(repeating: "order soup ", count: 2_000))
    #expect(run.lines.count == 1)
    #expect(run.ending == .exit(1))
  }

  // MARK: A grammar of one's own

  struct Told: CustomTestStringConvertible {
    var language: String
    var text: String
    /// The lines of the output, without the file's name.
    var lines: [String]

    init(_ language: String, _ text: String, _ lines: [String]) {
      self.language = language
      self.text = text
      self.lines = lines
    }

    var testDescription: String { "\(language): \(text)" }
  }

  /// A grammar of one sentence in each language.
  static let sentences = [
    "en": "dim [the] {room} light[s] to {level} percent",
    "fr": "baisse la lumière du {room} à {level} pour cent",
    "ko": "{room} 조명 밝기를 {level} 퍼센트로 맞춰 줘",
    "ja": "{room}の明るさを{level}パーセントにして",
    "zh-Hans": "把{room}的灯调到百分之{level}",
  ]

  static let rooms = [
    "en": "kitchen", "fr": "salon", "ko": "거실", "ja": "居間", "zh-Hans": "客厅",
  ]

  static let told = [
    Told(
      "en", "um, dim the kitchn lights to forty percent",
      [
        "SetLight, score 0.5.",
        "Template: dim [the] {room} light[s] to {level} percent at grammar.yaml:8:22.",
        "“um”: passed over.", "“dim the”: words of the template.",
        "“kitchn”: taken for kitchen, value of room.", "“lights to”: words of the template.",
        "“forty”: value of level, 40.", "“percent”: a word of the template.",
      ]),
    Told(
      "en", "dim the garage lights to 40",
      [
        "Nothing fits “dim the garage lights to 40”.", "One sentence comes near.",
        "1: SetLight. Template: dim [the] {room} light[s] to {level} percent at grammar.yaml:8:22.",
        "Fitting: “dim the”, “lights to” and “40”.",
        "Typed was “garage”, expected a value for room.", "Missing: “percent”.",
      ]),
    Told(
      "fr", "euh, baisse la lumiere du saln à quarante pour cent",
      [
        "SetLight, score 0.5.",
        "Modèle : baisse la lumière du {room} à {level} pour cent, dans grammar.yaml:8:22.",
        "« euh » : laissé de côté.", "« baisse la lumiere du » : mots du modèle.",
        "« saln » : compris comme salon, valeur de room.", "« à » : mot du modèle.",
        "« quarante » : valeur de level, 40.", "« pour cent » : mots du modèle.",
      ]),
    Told(
      "fr", "ne baisse pas la lumière du salon à 40 pour cent",
      [
        "Rien ne correspond à « ne baisse pas la lumière du salon à 40 pour cent ».",
        "« ne » interdit quelque chose, et là où quelque chose est interdit, rien n’est toléré.",
        "Une phrase s’en approche.",
        "1 : SetLight. Modèle : baisse la lumière du {room} à {level} pour cent, "
          + "dans grammar.yaml:8:22.",
        "Ce qui correspond : « baisse », « la lumière du », « salon », « à », « 40 » et "
          + "« pour cent ».", "En trop : « ne ».", "En trop : « pas ».",
      ]),
    Told(
      "ko", "거실 조명 밝기를 마흔 퍼센트로 맞춰 줘",
      [
        "SetLight, 점수 1.",
        "문형: {room} 조명 밝기를 {level} 퍼센트로 맞춰 줘, 위치 grammar.yaml:8:22.",
        "“거실”: room 값, 거실.", "“조명 밝기를”: 문형에 있는 말.", "“마흔”: level 값, 40.",
        "“퍼센트로 맞춰 줘”: 문형에 있는 말.",
      ]),
    Told(
      "ko", "서재 조명 밝기를 40 퍼센트로 맞춰 줘",
      [
        "“서재 조명 밝기를 40 퍼센트로 맞춰 줘”에 맞는 문장이 없습니다.", "비슷한 문장이 한 개 있습니다.",
        "1번: SetLight. 문형: {room} 조명 밝기를 {level} 퍼센트로 맞춰 줘, 위치 grammar.yaml:8:22.",
        "맞는 말: “조명 밝기를”, “40”, “퍼센트로 맞춰 줘”.", "room 값이 올 자리에 입력된 말: “서재”.",
      ]),
    Told(
      "ja", "居間の明るさを40パーセントにして",
      [
        "SetLight、スコア1。", "文型：{room}の明るさを{level}パーセントにして、場所はgrammar.yaml:8:22。",
        "「居間」：roomの値、居間。", "「の明るさを」：文型にある言葉。", "「40」：levelの値、40。",
        "「パーセントにして」：文型にある言葉。",
      ]),
    Told(
      "ja", "書斎の明るさを40パーセントにして",
      [
        "「書斎の明るさを40パーセントにして」に合う文はありません。", "近い文が一つあります。",
        "1番：SetLight。文型：{room}の明るさを{level}パーセントにして、場所はgrammar.yaml:8:22。",
        "合う部分：「の明るさを」、「40」、「パーセントにして」。",
        "roomの値のはずのところに「書斎」と入力されています。",
      ]),
    Told(
      "zh-Hans", "请把客厅的登调到百分之四十",
      [
        "SetLight，得分 0.48。", "句式：把{room}的灯调到百分之{level}，位于 grammar.yaml:8:22。",
        "“请”：与意思无关，略过。", "“把”：句式里的词。", "“客厅”：room 的值，客厅。", "“的”：句式里的词。",
        "“登”：更正为“灯”，句式里的词。", "“调到百分之”：句式里的词。", "“四十”：level 的值，40。",
      ]),
    Told(
      "zh-Hans", "别把客厅的灯调到百分之四十",
      [
        "没有与“别把客厅的灯调到百分之四十”相符的句子。", "“别”表示不要做；凡是不让做的话，一点差别也不容忍。",
        "有一个相近的句子。", "第 1 个：SetLight。句式：把{room}的灯调到百分之{level}，位于 grammar.yaml:8:22。",
        "相符的部分：“把”、“客厅”、“的灯调到百分之”和“四十”。", "多余的部分：“别”。",
      ]),
  ]

  private func grammar(_ language: String) throws -> String {
    try household.write(
      """
      language: \(language)
      lists:
        room: { values: ["\(Self.rooms[language] ?? "")"] }
        level: { range: { from: 0, to: 100 } }
      intents:
        SetLight:
          data:
            - sentences: ["\(Self.sentences[language] ?? "")"]
      """, to: "grammar.yaml")
  }

  @Test(arguments: told) func explainAnswersInTheLanguageAskedFor(_ told: Told) async throws {
    let file = try grammar(told.language)
    let run = try await household.run(
      "explain", "--grammar", file, "--locale", told.language, told.text)
    #expect(run.lines.map { $0.replacing(file, with: "grammar.yaml") } == told.lines)
    #expect(run.errors == "")
    run.expectManners()
  }

  @Test func explainUsesEnglishForALanguageWithoutExplanations() async throws {
    let run = try await household.run(
      "explain", "--grammar", try grammar("en"), "--locale", "de", "purple")
    #expect(run.output == "Nothing fits “purple”.\n")
    #expect(run.errors == "There are no words for de yet, so this is in en.\n")
  }

  @Test func aGivenGrammarKnowsNoRequestsToTheAssistant() async throws {
    let run = try await household.run("explain", "--json", "--grammar", try grammar("en"), "help")
    #expect(
      run.output.hasSuffix(
        #""request":null,"negation":null,"nearest":[],"nearMisses":[]}"# + "\n"))
    #expect(run.ending == .exit(1))
  }

  @Test func anUnreadableGrammarGivesStatusTwo() async throws {
    let run = try await household.run("explain", "--grammar", household.path("nothing"), "hello")
    #expect(run.ending == .exit(2))
    #expect(run.output == "")
  }
}
