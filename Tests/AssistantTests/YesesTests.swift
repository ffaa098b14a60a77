// SPDX-License-Identifier: Apache-2.0

import Assistant
import Dialog
import Foundation
import IntentModel
import ParlanceTesting
import Testing
import Voice

/// How clear a yes each kind of question needs, in each language.
struct YesesTests {
  struct Words: CustomTestStringConvertible {
    var testDescription: String { locale }
    let locale: String
    let order: String
    let payment: String
    let yes: String
    /// The yes with signs that the language normally uses and that change nothing.
    let signed: [String]
    /// A yes to any question.
    let plain: [String]
    /// Agrees to a proposal with approval.
    let approving: [String]
    /// Agrees without interest.
    let lukewarm: [String]

    /// The yes with signs that are used in every language.
    var harmless: [String] {
      signed + [
        "\(yes)!", "\(yes).", "“\(yes)”", "\"\(yes)\"", "\(yes)…", "\(yes) 👍", "\(yes) 👍🏽",
        "✅ \(yes)",
        "\(yes) ❤️",
      ]
    }

    /// The yes with signs that deny, doubt or ask.
    var doubtful: [String] {
      [
        "👎", "❌", "🚫", "🛑", "⛔️", "🙅", "🤷", "🤔", "≠", "!=", "¬", "!", "~", "✗", "☐", "\u{20E0}", "?",
        "❓", "¿",
        "-", "...",
      ].flatMap { ["\($0) \(yes)", "\($0)\(yes)"] }
        + ["👎", "🤔", "🙄", "⏸", "🔙", "≠", "¿", "?", "？", "❓", "︖", "⸮", ":("].flatMap {
          ["\(yes) \($0)", "\(yes)\($0)"]
        }
        + ["~~\(yes)~~", "(\(yes))", yes.map { "\($0)\u{336}" }.joined(), "\(yes)\u{20E0}"]
    }
  }

  static let languages = [
    Words(
      locale: "en-US", order: "order two clam chowders in Soup Chef",
      payment: "send $20 to Bobo with MonkeyPay", yes: "yes",
      signed: ["“Yes.”", "yes, please!", "Yes :)", "yes - do it"],
      plain: [
        "yes", "yep", "sure", "ok", "OK then", "of course", "go ahead", "do it", "I confirm",
        "yes, sounds good", "ok, great", "perfect, go ahead", "yes, that's fine",
      ],
      approving: [
        "great", "perfect", "Perfect, thank you", "looks good", "sounds good", "looks good to me",
        "fine by me",
        "that's fine", "that works", "good then", "I'll take it", "great, sounds good",
        "that'll do",
      ],
      lukewarm: [
        "I guess so", "yeah, I guess so", "I suppose so", "cool", "cool, thanks", "why not",
        "Why not?",
        "sure, why not?", "I don't mind", "ok, if you like", "go on then", "fine then",
        "well, fine",
      ]),
    Words(
      locale: "fr-FR", order: "commande deux soupes à la tomate chez Soup Chef",
      payment: "envoie 20 dollars à Bobo avec MonkeyPay", yes: "oui",
      signed: ["oui !", "« oui »", "oui, merci !", "D’accord, vas-y !"],
      plain: [
        "oui", "d'accord", "bien sûr", "vas-y", "je confirme", "bon, d'accord", "oui, parfait",
        "oui, je veux bien",
      ],
      approving: [
        "parfait", "super", "très bien", "ça marche", "ça me va", "volontiers", "avec plaisir",
        "je veux bien",
        "pas de problème",
      ],
      lukewarm: [
        "pourquoi pas", "Pourquoi pas ?", "oui, pourquoi pas ?", "bof, pourquoi pas", "mouais",
        "bof oui",
        "ouais ouais", "si tu veux", "oui, si tu veux", "ça ne me dérange pas", "bon, allez",
      ]),
    Words(
      locale: "ko-KR", order: "Soup Chef에서 토마토 수프 두 그릇 주문해 줘",
      payment: "MonkeyPay로 보보한테 20달러 보내 줘", yes: "네",
      signed: ["네~", "네~~", "네^^", "네~ 부탁해요~", "네 ㅎㅎ"],
      plain: ["네", "응", "그래요", "좋아요", "맞아요", "물론이죠", "확인", "해 주세요", "네 맞아요"],
      approving: ["콜", "그러자", "그러죠", "좋죠", "좋네요", "완벽해요", "오 좋아요"],
      lukewarm: [
        "그럴까", "그럴까요?", "뭐 그래", "뭐, 그러죠", "그러지 뭐", "그러든가", "나쁘지 않네요",
      ]),
    Words(
      locale: "ja-JP", order: "Soup Chefでトマトスープを二つ注文して",
      payment: "MonkeyPayでボボに20ドル送って", yes: "はい",
      signed: ["はい〜", "はい～！", "「はい」", "はい。", "はい♪", "はい、お願いします〜"],
      plain: ["はい", "うん", "もちろん", "お願いします", "了解です", "じゃあ、お願いします", "はい、それでいいです"],
      approving: ["いいですね", "完璧です", "最高", "ばっちり", "それでいいです", "これで大丈夫です", "問題ありません"],
      lukewarm: [
        "まあいいか", "まあ、いいや", "まあいいけど", "まあ、はい", "別にいいけど", "別にいいですけど", "構いませんよ", "はいはい",
      ]),
    Words(
      locale: "zh-Hans", order: "用 Soup Chef 点两碗番茄汤", payment: "用 MonkeyPay 给波波转 20 美元",
      yes: "好的",
      signed: ["好的~", "好的～", "好的！", "好的。", "好的……", "好的，谢谢😊"],
      plain: ["是", "好", "好的", "行", "可以", "没问题", "当然", "确认", "好的，没问题"],
      approving: ["太好了", "不错", "完美", "听起来不错", "就这样", "我觉得可以", "妥了"],
      lukewarm: [
        "好吧", "那好吧", "嗯，好吧", "行吧", "那行吧", "好呗", "也行", "凑合吧", "行行行", "何乐而不为", "为什么不呢？", "有何不可",
      ]),
  ]

  private func isOrdered(_ words: Words, by line: String, _ session: Session) async -> Bool {
    let asked = await session.hear(words.order).prompt?.kind
    let turn = await session.hear(line)
    if turn.prompt != nil { _ = await session.cancel() }
    return asked == .confirmIntent && turn.result == .success
  }

  /// Expects that none of the lines answers the open question, which is asked again.
  private func expectNoAnswer(
    in lines: [String], _ session: Session, to kind: PromptKind, unclear: String
  ) async {
    for line in lines {
      let turn = await session.hear(line)
      #expect(
        turn.prompt?.kind == kind && turn.result == nil && turn.say == [unclear],
        "\(line) at \(kind)")
    }
  }

  @Test(arguments: languages)
  func anOrderIsAskedAgainAfterAYesWithADoubtfulSign(_ words: Words) async {
    let stage = Stage(locale: words.locale)
    let session = stage.session()
    let unclear = stage.installation.wording.text("reply.unclear")
    #expect(await session.hear(words.order).prompt?.kind == .confirmIntent)
    await expectNoAnswer(in: words.doubtful, session, to: .confirmIntent, unclear: unclear)
    #expect(await session.hear(words.yes).result == .success)
  }

  @Test(arguments: languages) func aYesWithADoubtfulSignDoesNotAuthenticate(_ words: Words) async {
    let stage = Stage(locale: words.locale)
    let session = stage.session()
    let unclear = stage.installation.wording.text("reply.unclear")
    #expect(await session.hear(words.payment).prompt?.kind == .confirmIntent)
    #expect(await session.hear(words.yes).prompt?.kind == .authorize)
    await expectNoAnswer(in: words.doubtful, session, to: .authorize, unclear: unclear)
    #expect(await session.hear(words.yes).result == .success)
  }

  @Test(arguments: languages) func aYesWithHarmlessSignsIsAYes(_ words: Words) async {
    let session = Stage(locale: words.locale).session()
    for line in words.harmless {
      #expect(await isOrdered(words, by: line, session), "\(line)")
    }
  }

  @Test(arguments: languages) func aNoWithAnySignIsANo(_ words: Words) async throws {
    let session = Stage(locale: words.locale).session()
    let no = try #require(
      OwnRequestsTests.languages.first { $0.locale == words.locale }?.requests
        .first { $0.reply == .no }
    ).said
    for line in ["👎 \(no)", "\(no) 👍", "!\(no)", "~~\(no)~~", "\(no)?", "¿\(no)"] {
      #expect(await session.hear(words.order).prompt?.kind == .confirmIntent)
      #expect(await session.hear(line).result == .cancelled, "\(line)")
    }
  }

  @Test(arguments: languages) func aLukewarmYesOrdersNothing(_ words: Words) async {
    let stage = Stage(locale: words.locale)
    let session = stage.session()
    let unclear = stage.installation.wording.text("reply.unclear")
    #expect(await session.hear(words.order).prompt?.kind == .confirmIntent)
    await expectNoAnswer(in: words.lukewarm, session, to: .confirmIntent, unclear: unclear)
    #expect(await session.hear(words.yes).result == .success)
  }

  @Test(arguments: languages) func aPlainOrApprovingYesPlacesTheOrder(_ words: Words) async {
    let session = Stage(locale: words.locale).session()
    for line in words.plain + words.approving {
      #expect(await isOrdered(words, by: line, session), "\(line)")
    }
  }

  @Test(arguments: languages) func onlyAPlainYesAuthenticatesTheUser(_ words: Words) async {
    let stage = Stage(locale: words.locale)
    let session = stage.session()
    let unclear = stage.installation.wording.text("reply.unclear")
    #expect(await session.hear(words.payment).prompt?.kind == .confirmIntent)
    #expect(await session.hear(words.yes).prompt?.kind == .authorize)
    await expectNoAnswer(
      in: words.approving + words.lukewarm, session, to: .authorize, unclear: unclear)
    #expect(await session.hear(words.yes).result == .success)
  }

  @Test(arguments: languages) func eachPlainYesAuthenticatesTheUser(_ words: Words) async {
    for line in words.plain {
      let session = Stage(locale: words.locale).session()
      #expect(await session.hear(words.payment).prompt?.kind == .confirmIntent)
      #expect(await session.hear(words.yes).prompt?.kind == .authorize)
      #expect(await session.hear(line).result == .success, "\(line)")
    }
  }

  @Test(arguments: languages) func onlyAPlainYesUnlocksTheDevice(_ words: Words) async {
    let stage = Stage(locale: words.locale)
    let session = stage.session()
    let unclear = stage.installation.wording.text("reply.unclear")
    await session.setLocked(true)
    #expect(await session.hear(words.payment).prompt?.kind == .unlock)
    await expectNoAnswer(
      in: words.approving + words.lukewarm, session, to: .unlock, unclear: unclear)
    #expect(await session.hear(words.yes).prompt?.kind == .confirmIntent)
  }

  /// If nothing is at stake, any kind of yes is enough: for an offer, and for a value to confirm.
  @Test(arguments: languages) func anyYesConfirmsAnOfferOrAValue(_ words: Words) throws {
    let stage = Stage(locale: words.locale)
    let reader = stage.installation.reader
    let app = try #require(stage.installation["SoupChef"]).description
    let intent = try #require(app["OrderSoup"])
    var asking = Conversation(wording: stage.installation.wording)
    _ = asking.begin(NewRequest(id: UUID(), app: app, description: intent, values: [:]))
    _ = asking.take(.resolved([.confirmationRequired(.text("…"), reason: nil)]))
    for line in words.plain + words.approving + words.lukewarm {
      #expect(reader.agrees(Utterance(line)), "\(line)")
      let read = reader.read(Utterance(line), in: asking, now: Stage.usualTime)
      #expect(read == .yes, "\(line)")
    }
  }

  /// An action that can't be undone, or of an unknown kind, needs a yes that clearly wants it.
  @Test(arguments: IntentCategory.allCases)
  func aLukewarmYesConfirmsOnlyHarmlessActions(_ category: IntentCategory) throws {
    let stage = Stage()
    let app = try #require(stage.installation["SoupChef"]).description
    var intent = try #require(app["OrderSoup"])
    intent.category = category
    var asking = Conversation(wording: stage.installation.wording)
    _ = asking.begin(NewRequest(id: UUID(), app: app, description: intent, values: [:]))
    while case .resolve = asking.take(.resolved([.success(.text("…"))])) {}
    _ = asking.take(.confirmed(Response(.ready)))
    let isSlight = [.information, .search, .start, .create, .set, .download].contains(category)
    for line in ["I guess so", "cool", "why not?"] {
      let read = stage.installation.reader.read(
        Utterance(line), in: asking, now: Stage.usualTime)
      #expect(read == (isSlight ? .yes : .unclear), "\(line)")
    }
  }
}
