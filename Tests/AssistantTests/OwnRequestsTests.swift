// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Assistant
import Dialog
import Foundation
import IntentModel
import ParlanceTesting
import Testing
import Voice

/// No name that an app gives its things can take over the assistant's own requests, at any question
/// and in each language.
struct OwnRequestsTests {
  struct Words: CustomTestStringConvertible {
    var testDescription: String { locale }
    let locale: String
    let requests: [(said: String, reply: Reply)]
    /// The words that choose the second of three by its number.
    let second: String

    init(
      _ locale: String, _ universal: [UniversalRequest: String], yes: String, no: String,
      second: String
    ) {
      self.locale = locale
      self.second = second
      requests =
        universal.map { ($0.value, Reply.universal($0.key)) } + [(yes, .yes), (no, .no)]
    }
  }

  static let languages = [
    Words(
      "en-US",
      [
        .cancel: "cancel", .help: "help", .repetition: "repeat", .goBack: "go back",
        .startOver: "start over", .abilities: "what can you do",
      ], yes: "yes", no: "no", second: "the second one"),
    Words(
      "fr-FR",
      [
        .cancel: "annuler", .help: "aide", .repetition: "répète", .goBack: "retour en arrière",
        .startOver: "recommence", .abilities: "que sais-tu faire",
      ], yes: "oui", no: "non", second: "le deuxième"),
    Words(
      "ko-KR",
      [
        .cancel: "취소", .help: "도움말", .repetition: "다시 말해", .goBack: "뒤로 가",
        .startOver: "처음부터 다시", .abilities: "뭘 할 수 있어",
      ], yes: "네", no: "아니요", second: "두 번째"),
    Words(
      "ja-JP",
      [
        .cancel: "キャンセル", .help: "ヘルプ", .repetition: "繰り返して", .goBack: "戻る",
        .startOver: "最初から", .abilities: "何ができますか",
      ], yes: "はい", no: "いいえ", second: "2番目"),
    Words(
      "zh-Hans",
      [
        .cancel: "取消", .help: "帮助", .repetition: "重复", .goBack: "返回", .startOver: "重新开始",
        .abilities: "你会什么",
      ], yes: "是", no: "不", second: "第二个"),
  ]

  /// Each kind of question, with things named like the assistant's own requests.
  private func questions(_ stage: ParlanceTesting.Stage, named names: [String]) throws
    -> [Conversation]
  {
    let app = try #require(stage.installation["SoupChef"]).description
    let intent = try #require(app["OrderSoup"])
    let request = NewRequest(id: UUID(), app: app, description: intent, values: [:])
    let values = names.map { Value.item(Item(id: $0, display: $0)) }
    var asking = Conversation(wording: stage.installation.wording)
    guard case .resolve = asking.begin(request) else { throw CancellationError() }
    let options = try #require(values.first)
    let resolutions: [Resolution] = [
      .disambiguation(Array(values.prefix(3))), .disambiguation(values + values),
      .confirmationRequired(options), .needsMoreDetails,
    ]
    let resolved = resolutions.map { resolution in
      var conversation = asking
      _ = conversation.take(.resolved([resolution]))
      return conversation
    }
    let offered = [Resolution.needsValue, .unsupported(reason: nil)].map { resolution in
      var conversation = asking
      _ = conversation.take(.resolved([resolution]))
      _ = conversation.take(.offered(values))
      return conversation
    }
    var confirming = asking
    while case .resolve = confirming.take(.resolved([.success(options)])) {}
    _ = confirming.take(.confirmed(Response(.ready)))
    let gated: [Conversation] = Gate.allCases.map { gate in
      var held = asking
      _ = held.hold(.listen, until: gate)
      return held
    }
    var inquiring = asking
    _ = inquiring.take(
      .asked(Inquiry(.disambiguation, question: "?", options: Array(values.prefix(3)))))
    let rivals = names.prefix(2).map { name in
      var rival = request
      rival.app = AppDescription(id: AppID(name), names: [AppName(name)], intents: [])
      return rival
    }
    var choosing = Conversation(wording: stage.installation.wording)
    _ = choosing.begin(rivals[0], rivals: [rivals[1]])
    return resolved + offered + gated + [confirming, inquiring, choosing]
  }

  @Test(arguments: languages)
  func theAssistantsRequestsAreUnderstoodAtEachQuestion(_ words: Words) throws {
    let stage = Stage(locale: words.locale)
    let names = words.requests.map(\.said)
    let questions = try questions(stage, named: names)
    #expect(Set(questions.map(\.openKind)) == Set(PromptKind.allCases))
    for conversation in questions {
      let question = conversation.openKind.map { "\($0)" } ?? "nothing"
      for (said, reply) in words.requests {
        let read = stage.installation.reader.read(
          Utterance(said), in: conversation, now: Stage.usualTime)
        #expect(read == reply, "\(said) at \(question)")
      }
    }
  }

  /// Where any text is accepted, a request still goes to the assistant, while a yes or a no is text
  /// like any other.
  @Test(arguments: languages)
  func freeTextQuestionsTakeYesAndNoAsTextButNotRequests(_ words: Words) throws {
    let stage = Stage(locale: words.locale)
    let note = IntentDescription(
      id: "Note", domain: "Notes", category: .create, title: "Note",
      parameters: [ParameterDescription(id: "text", type: .text, isRequired: true)])
    let app = AppDescription(id: "Notes", names: [AppName("Notes")], intents: [note])
    var asking = Conversation(wording: stage.installation.wording)
    _ = asking.begin(NewRequest(id: UUID(), app: app, description: note, values: [:]))
    _ = asking.take(.resolved([.needsValue]))
    #expect(asking.openKind == .needsValue)
    for (said, reply) in words.requests {
      let read = stage.installation.reader.read(Utterance(said), in: asking, now: Stage.usualTime)
      #expect(read == ([.yes, .no].contains(reply) ? .text(said) : reply), "\(said)")
    }
  }

  /// A slip in any other request is forgiven, but a yes is never guessed.
  @Test(arguments: languages) func aMisspeltYesIsNotAYes(_ words: Words) throws {
    let stage = Stage(locale: words.locale)
    let answers = try #require(SpokenAnswers.all.first { words.locale.hasPrefix($0.key) }?.value)
    // Some words with a slip are accepted as they are: "yess".
    let slips = Set(answers.affirmatives.flatMap(Self.slips))
      .filter { !answers.affirm($0) && !stage.installation.reader.isOwn(Utterance($0)) }
    let questions = try questionsForAYes(stage, words)
    #expect(slips.count > 5)
    for slip in slips.sorted() {
      for conversation in questions {
        let read = stage.installation.reader.read(
          Utterance(slip), in: conversation, now: Stage.usualTime)
        #expect(read != .yes, "\(slip)")
      }
    }
  }

  /// "Yes?" asks back, however it is written. Nothing else is heard in it either, not even a
  /// number.
  @Test(arguments: languages) func aYesWithAQuestionMarkIsUnclear(_ words: Words) throws {
    let answers = try #require(SpokenAnswers.all.first { words.locale.hasPrefix($0.key) }?.value)
    try expect(answers.affirmatives.flatMap { ["\($0)?", "\($0) ？", "\($0)?!"] }, .unclear, words)
  }

  /// A yes that is left open, taken back or said in passing, by locale.
  private static let doubtful = [
    "en-US": [
      "maybe yes", "yes, I think", "probably, yes", "hold on, yes", "ok siri", "ok, bye",
      "ok let me see",
      "ok sorry", "yes excuse me", "ok hmm", "yes or something", "ok what was it",
    ],
    "fr-FR": [
      "oui, je crois", "attends, oui", "oui, enfin", "ok siri", "ok au revoir", "oui désolé mais",
      "oui comment dire",
      "est-ce que je commande", "est-ce qu'on valide", "oui, on dirait",
    ],
    "ko-KR": [
      "아마 네", "네, 글쎄요", "네, 근데", "네 여보세요", "네 안녕히 계세요", "네 죄송한데요", "네 생각해 보니", "주문해야 되나",
      "주문해야 될까요", "확인 좀 할게요", "확인하고 싶어요", "네 제가요", "네 생각해 볼게요",
    ],
    "ja-JP": [
      "はい、たぶん", "多分はい", "はい、また後で", "はい、ごめんなさい", "はい、すみませんが", "はい、ちょっと", "はい、何だっけ",
      "あっそう", "へえ、そう", "注文してほしいかも", "よそう", "よしなさい",
    ],
    "zh-Hans": [
      "估计可以", "且慢，好", "好，然后呢", "好的，请问", "好，对不起", "好的，打扰了", "哦，是这样", "你确定", "您确定", "我确认一下",
      "可以是可以",
    ],
  ]

  /// Other words beside a yes must leave it a clear yes.
  @Test(arguments: languages) func aDoubtfulYesIsNotAYes(_ words: Words) throws {
    let stage = Stage(locale: words.locale)
    let lines = try #require(Self.doubtful[words.locale])
    for conversation in try questionsForAYes(stage, words) {
      for line in lines {
        let read = stage.installation.reader.read(
          Utterance(line), in: conversation, now: Stage.usualTime)
        #expect(read != .yes, "\(line)")
      }
    }
  }

  /// A yes with other words that people say beside it, by locale.
  private static let certain = [
    "en-US": [
      "yes please", "OK, thanks", "um, yes", "well, yes", "yes mate", "sure, thank you very much",
      "yes right now",
      "Hey Siri, yes", "yes, that would be great", "yes of course", "OK then", "oh yes",
      "yes absolutely",
    ],
    "fr-FR": [
      "oui s'il te plaît", "oui, merci beaucoup", "euh, oui", "oui bien sûr", "oui, tout de suite",
      "bon, d'accord",
      "mais bien sûr", "d'accord, pas de problème", "dis Siri, oui",
    ],
    "ko-KR": [
      "네 감사합니다", "네, 부탁드려요", "네 지금 바로", "음, 네", "아 네", "네 그렇게 해 주세요", "네 좋아요 ㅎㅎ", "네 알겠습니다",
    ],
    "ja-JP": [
      "はい、お願いします", "はい、ありがとう", "えっと、はい", "あ、はい", "はい、すぐに", "うん、お願いね", "はい、わかりました",
    ],
    "zh-Hans": ["好的，谢谢", "麻烦了，好的", "好的，现在", "嗯，好的", "那好", "好的好的", "可以，马上"],
  ]

  @Test(arguments: languages) func aYesWithPoliteOrFillerWordsIsAYes(_ words: Words) throws {
    try expect(#require(Self.certain[words.locale]), .yes, words)
  }

  /// A shortcut may be said with its question mark or without it, so "yes?" can't be the phrase of
  /// one.
  @Test(arguments: languages) func aYesWithAQuestionMarkCannotBeAShortcut(_ words: Words) throws {
    let reader = Stage(locale: words.locale).installation.reader
    let yes = try #require(words.requests.first { $0.reply == .yes }).said
    #expect(reader.steers(Utterance("\(yes)?")))
  }

  /// Lines in the form of a question that mean a clear yes, by locale. Other languages have only
  /// some that are lukewarm, "why not?".
  private static let rhetorical = ["ko-KR": ["네, 그렇게 해 주시겠어요?"]]

  @Test(arguments: languages.filter { rhetorical.keys.contains($0.locale) })
  func aRhetoricalQuestionIsAYes(_ words: Words) throws {
    try expect(#require(Self.rhetorical[words.locale]), .yes, words)
  }

  /// Expects a certain reply to each question that takes a yes.
  private func expect(_ lines: [String], _ reply: Reply, _ words: Words) throws {
    let stage = Stage(locale: words.locale)
    for conversation in try questionsForAYes(stage, words) {
      for line in lines {
        let read = stage.installation.reader.read(
          Utterance(line), in: conversation, now: Stage.usualTime)
        #expect(read == reply, "\(line)")
      }
    }
  }

  private func questionsForAYes(
    _ stage: ParlanceTesting.Stage, _ words: Words
  ) throws -> [Conversation] {
    let asksForAYes: Set<PromptKind> = [.confirmIntent, .confirmationRequired, .unlock, .authorize]
    let questions = try questions(stage, named: words.requests.map { "\($0.said)…" })
      .filter { $0.openKind.map(asksForAYes.contains) ?? false }
    #expect(Set(questions.map(\.openKind)) == Set(asksForAYes))
    return questions
  }

  /// The words with one letter too few or too many, or with two letters swapped.
  private static func slips(in words: String) -> [String] {
    let letters = Array(words)
    return letters.indices.flatMap { place in
      var (without, doubled, swapped) = (letters, letters, letters)
      without.remove(at: place)
      doubled.insert(letters[place], at: place)
      if place + 1 < letters.count { swapped.swapAt(place, place + 1) }
      return [without, doubled, swapped].map { String($0) }
    }
  }

  /// A thing with such a name can still be chosen by its number.
  @Test(arguments: languages)
  func anOptionNamedLikeARequestIsChosenByItsNumber(_ words: Words) throws {
    let stage = Stage(locale: words.locale)
    let asking = try #require(questions(stage, named: words.requests.map(\.said)).first)
    let read = stage.installation.reader.read(
      Utterance(words.second), in: asking, now: Stage.usualTime)
    #expect(read == .option(1))
  }
}

extension Conversation {
  /// The kind of the open question; nil if there is none.
  fileprivate var openKind: PromptKind? {
    var conversation = self
    return conversation.takeDraft().prompt?.kind
  }
}

/// The code and the grammars of all languages know the assistant's requests by the same names.
struct OwnIntentTests {
  private static let system = SystemFolder(
    ParlanceTesting.Stage.vocabulary.appending(path: "System"))

  @Test(arguments: system.languages)
  func theGrammarHasTheIntentsAndSlotsThatTheCodeKnows(_ language: String) {
    let intents = Self.system.load(locale: language).grammar.intents
    let known = UniversalRequest.allCases.map(\.rawValue) + OwnIntent.allCases.map(\.rawValue)
    #expect(Set(intents.map(\.intent.rawValue)) == Set(known))
    let blocks = intents.flatMap(\.blocks)
    let spoken = blocks.flatMap(\.sentences).flatMap { sentence in
      sentence.text.matches(of: /\{(?:\w+:)?(\w+)\}/).map { String($0.1) }
    }
    let fixed = blocks.flatMap(\.slots.keys)
    #expect(Set(fixed).isSubset(of: OwnSlot.allCases.map(\.rawValue)))
    // Not every language has a question that means a yes.
    let needed = Set(OwnSlot.allCases).subtracting([.asks]).map(\.rawValue)
    #expect(Set(spoken + fixed).isSuperset(of: needed))
  }
}
