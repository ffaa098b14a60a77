// SPDX-License-Identifier: Apache-2.0

import IntentModel
import ParlanceTesting
import Testing

@testable import Voice

/// Mistakes that forgiveness must never cause.
struct NeverForgivenTests {
  @Test(
    arguments: [
      (.english, "don't turn on the kitchen lamp"), (.english, "dont turn on the kitchen lamp"),
      (.english, "do not turn on the kitchen lamp"), (.english, "never turn on the kitchen lamp"),
      (.english, "please don’t turn on the kitchen lamp"),
      (.english, "you shouldn't turn on the kitchen lamp"),
      (.english, "no need to turn on the kitchen lamp"),
      (.english, "under no circumstances turn on the kitchen lamp"),
      (.english, "I didn't say turn on the kitchen lamp"),
      (.english, "turn not on the kitchen lamp"),
      (.french, "n'allume pas la lampe de la cuisine"),
      (.french, "n’allume jamais la lampe de la cuisine"),
      (.french, "allume pas la lampe de la cuisine"),
      (.french, "ne allume pas la lampe de la cuisine"),
      (.french, "surtout pas allume la lampe de la cuisine"),
      (.french, "s'il te plaît n'allume pas la lampe de la cuisine"),
      (.french, "évite d'allumer la lampe de la cuisine"),
      (.french, "inutile de… allume la lampe de la cuisine"),
      (.chinese, "不要打开客厅吊灯"), (.chinese, "别打开客厅吊灯"), (.chinese, "请不要打开客厅吊灯"),
      (.chinese, "千万别打开客厅吊灯"), (.chinese, "先不打开客厅吊灯"), (.chinese, "不用打开客厅吊灯了"),
      (.chinese, "别把客厅吊灯打开"), (.chinese, "禁止打开客厅吊灯"), (.chinese, "没让你打开客厅吊灯"),
      (.japanese, "台所の電気をつけないで"), (.japanese, "台所の電気をつけないでください"),
      (.japanese, "台所の電気をつけるな"), (.japanese, "台所の電気をつけなくていい"),
      (.japanese, "台所の電気をつけてはいけない"), (.japanese, "台所の電気をつけるのはやめて"),
      (.japanese, "台所の電気をつけてほしくない"), (.japanese, "絶対に台所の電気をつけないで"),
      (.korean, "거실 조명을 켜지 마"), (.korean, "거실 조명을 켜지 마세요"), (.korean, "거실 조명을 켜지 말아 줘"),
      (.korean, "거실 조명 안 켜도 돼"), (.korean, "거실 조명을 켜면 안 돼"), (.korean, "거실 조명 절대 켜지 마"),
      (.korean, "거실 조명 켤 필요 없어"), (.korean, "거실조명켜지마"),
    ] as [(Household.Language, String)])
  func negatedRequestsAreNotUnderstood(_ language: Household.Language, _ text: String) throws {
    let household = try Household.of(language)
    #expect(household.meaning(of: text) == "")
    #expect(household.understander.isNegated(Utterance(text)))
  }

  @Test(
    arguments: [
      (.english, "don't {0}"), (.english, "do not {0}"), (.english, "never {0}"),
      (.french, "ne {0} pas"), (.french, "surtout ne {0} jamais"),
      (.chinese, "不要{0}"), (.chinese, "别{0}"), (.chinese, "千万不要{0}"),
      (.japanese, "{0}はいけません"), (.japanese, "{0}ほしくない"),
      (.korean, "{0}라는 말이 아니라"), (.korean, "절대 안 {0}"),
    ] as [(Household.Language, String)])
  func noRequestIsUnderstoodInANegation(_ language: Household.Language, _ form: String) throws {
    let household = try Household.of(language)
    let understood = household.requests.filter {
      household.best(form.replacing("{0}", with: $0.text)) != nil
    }
    #expect(understood.isEmpty)
  }

  private static let opposites: [IntentID: IntentID] = [
    "TurnOn": "TurnOff", "TurnOff": "TurnOn", "Open": "Close", "Close": "Open",
  ]

  /// The letters for making slips: in scripts of characters those of all sentences, including those
  /// of the opposite words.
  private func letters(of household: Household) -> [Character] {
    household.language.hasLetters
      ? Array("abcdefghijklmnopqrstuvwxyz")
      : Set(household.requests.flatMap(\.text)).filter(\.isLetter).sorted()
  }

  private func misspelt(
    _ text: String, _ letters: [Character], _ random: inout SeededGenerator
  ) -> String? {
    let few = (0..<2).compactMap { _ in letters.randomElement(using: &random) }
    return WrittenSlip.Kind.allCases.randomElement(using: &random).flatMap {
      WrittenSlip.all($0, of: text, letters: few).randomElement(using: &random)?.typed
    }
  }

  @Test(arguments: [.english, .french, .chinese] as [Household.Language], [1, 2] as [UInt64])
  func aMisspellingNeverMakesARequestItsOpposite(_ language: Household.Language, seed: UInt64)
    throws
  {
    let household = try Household.of(language)
    var random = SeededGenerator(seed: seed)
    let (letters, requests) = (
      letters(of: household), household.requests.filter { Self.opposites[$0.intent] != nil }
    )
    var heard = 0
    var turned: [String] = []
    for _ in 0..<80 {
      guard let request = requests.randomElement(using: &random),
        let text = misspelt(request.text, letters, &random), let best = household.best(text)
      else { continue }
      heard += 1
      // The slip may really have made the opposite.
      if best.isTolerated, best.intent == Self.opposites[request.intent] {
        turned.append("\(request.text) → \(text)")
      }
    }
    #expect(turned.isEmpty, "seed \(seed)")
    #expect(heard > 0, "seed \(seed)")
  }

  @Test(
    arguments: [
      (.english, "turn of the kitchen lamp"),
      (.english, "turn onf the kitchen lamp"), (.english, "turn the kitchen lamp"),
      (.english, "switch the kitchen lamp"), (.english, "the kitchen lamp"),
      (.french, "la lampe de la cuisine"), (.chinese, "把客厅吊灯"),
      (.japanese, "台所の電気を"),
      (.korean, "거실 조명을"),
    ] as [(Household.Language, String)])
  func aRequestWithoutItsDecidingWordIsNotUnderstood(_ language: Household.Language, _ text: String)
    throws
  {
    let meaning = try Household.of(language).meaning(of: text)
    #expect(meaning == "")
  }

  @Test(
    arguments: [
      (.english, "what is the capital of France"), (.english, "tell me a joke"),
      (.english, "is it going to rain tomorrow"), (.english, "how old is the president"),
      (.english, "kitchen"), (.english, "the"), (.english, "asdf qwer zxcv"), (.english, "a"),
      (.english, "turn"), (.english, "my lamp broke in the kitchen yesterday"), (.english, "?!"),
      (.french, "quelle est la capitale de la France"), (.french, "raconte une blague"),
      (.french, "il va pleuvoir demain"), (.french, "la cuisine"), (.french, "de la"),
      (.chinese, "今天天气怎么样"), (.chinese, "给我讲个笑话"), (.chinese, "法国的首都是哪里"), (.chinese, "的"),
      (.japanese, "今日の天気は"), (.japanese, "面白い話をして"), (.japanese, "フランスの首都はどこですか"), (.japanese, "の"),
      (.korean, "오늘 날씨 어때"), (.korean, "재미있는 이야기 해 줘"), (.korean, "프랑스의 수도는 어디야"), (.korean, "을"),
    ] as [(Household.Language, String)])
  func aTextOffTheTopicIsNotUnderstood(_ language: Household.Language, _ text: String) throws {
    let meaning = try Household.of(language).meaning(of: text)
    #expect(meaning == "")
  }

  @Test(
    arguments: [
      (.chinese, "车 到 了", "拜托了", 0), (.chinese, "车 到 了", "麻烦了", 0),
      (.chinese, "车 到 了", "谢谢了", 0), (.chinese, "车 到 了", "麻烦车到", 1),
      (.chinese, "我 的 车 到 了", "请问我的车倒了", 1),
      (.japanese, "なに 頼 んだ", "そうなんだ", 0), (.japanese, "なに 頼 んだ", "なんだそれ", 0),
      (.japanese, "なに を 食べた", "なに食べた", 1),
      (.japanese, "台所 の 電気 を つけて", "台所の電器をつけて", 1),
      (.korean, "콜 걸", "그럴걸", 0), (.korean, "콜 걸 어", "그 콜걸아", 1),
    ] as [(Household.Language, String, String, Int)])
  func aSentenceThatIsMostlyGuessedIsNotUnderstood(
    _ language: Household.Language, _ sentence: String, _ text: String, _ count: Int
  ) throws {
    let understander = try Household.understander(
      """
      { language: \(language.rawValue), intents: { Ask: { data: [ { sentences: ["\(sentence)"] } ] } } }
      """, language)
    #expect(understander.interpretations(of: Utterance(text)).count == count)
  }

  @Test func aForeignWordIsNotTakenForAMisspeltOne() throws {
    func intents(of text: String, foreign: [String: String]) throws -> [IntentID] {
      let grammar = try Grammars.grammar(
        rules: ["screen": "(tv|television)"], intents: ["Pause": ["pause [(the|our)] <screen>"]])
      let understander = Understander(
        [UnderstandingSource(grammar: grammar)],
        habits: LanguageHabits(try Grammars.grammar(rules: foreign)))
      return understander.interpretations(of: Utterance(text)).map(\.intent)
    }
    #expect(try intents(of: "Pause sur TV", foreign: [:]) == ["Pause"])
    #expect(try intents(of: "Pause sur TV", foreign: ["foreign": "(sur|dans)"]).isEmpty)
    #expect(try intents(of: "Pause sur television", foreign: ["foreign": "(sur|dans)"]).isEmpty)
    #expect(try intents(of: "Pause ouur TV", foreign: ["foreign": "(sur|dans)"]) == ["Pause"])
  }
}
