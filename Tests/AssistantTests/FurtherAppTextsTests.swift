// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Foundation
import IntentModel
import ParlanceTesting
import Testing

@testable import Assistant
@testable import Dialog

/// Texts of an app that doesn't come with the program can't pass for the assistant's words,
/// whatever language they are in and whatever language is spoken.
struct FurtherAppTextsTests {
  static let locales = ["en-US", "fr-FR", "ko-KR", "ja-JP", "zh-Hans"]

  private let apps = WrittenApps()
  private static let system = SystemFolder(Stage.vocabulary.appending(path: "System"))

  private func wording(_ locale: String) -> Wording {
    Self.system.load(locale: locale, templates: false).wording
  }

  /// Lucky Draw, and the attribution for it beside the shipped apps. Nothing is compiled for this.
  private func speaker(_ locale: String) throws -> (Attribution, AppDescription) {
    let lucky = try apps.add("Lucky", name: "Lucky Draw")
    let loader = InstallationLoader(
      vocabulary: Stage.vocabulary, apps: Coded.shipped, folders: [lucky],
      container: { _ in URL(filePath: "/nowhere") })
    let files = InstallationFiles(of: loader, Self.system, locale: locale, .texts)
    let installer = AppInstaller(
      loader: loader, system: Self.system, wording: files.system.wording, domains: files.domains)
    let (apps, attribution) = installer.install(files.apps)
    return (attribution, try #require(apps.first { $0.description.id == "Lucky" }).description)
  }

  private func expectAttributed(
    _ texts: [String], _ locale: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let (attribution, app) = try speaker(locale)
    for text in texts {
      let told = attribution.attributed(text, to: app)
      #expect(told != text, "\(text)", sourceLocation: sourceLocation)
      #expect(told.contains("Lucky Draw"), "\(told)", sourceLocation: sourceLocation)
    }
  }

  // MARK: Names

  @Test(arguments: locales)
  func textsThatNameTheAssistantAreAttributedToTheirApp(_ locale: String) throws {
    try expectAttributed(
      [
        "(Parlance) Done.", "It is SIRI", "Sir\u{200B}i is here", "Ｓｉｒｉ", "P\u{430}rlance!",
        "Par-lance", "팔런스가 말해요.", "パーランスです。", "シリが言いました。", "Siri를 부를까요?", "Siriです。",
        "我是Siri。",
      ], locale)
  }

  @Test(arguments: locales)
  func textsThatNameAnotherAppAreAttributedToTheirApp(_ locale: String) throws {
    try expectAttributed(
      [
        "MonkeyPay: paid", "Send $10.00 to Bobo from Wallet with MonkeyPay?",
        "OK, sent $10.00 to Bobo with MonkeyPay.", "M o n k e y P a y", "MONKEY-PAY",
        "M\u{43E}nkey Pay is fine.", "Paid with monkey pay!", "MonkeyPay로 보냈어요.",
        "MonkeyPayで支払いました。",
        "已用MonkeyPay付款。", "Soup Chef is closed.", "몽키페이로 보냈어요.", "モンキーペイで支払いました。", "猴付宝已付款。",
        "汤大厨已下单。",
      ], locale)
  }

  // MARK: Frames

  @Test(arguments: locales)
  func textsInTheAssistantsOwnWordingAreAttributedToTheirApp(_ locale: String) throws {
    let shown = ["Wallet", "MonkeyPay", "Lucky Draw"]
    for language in Self.locales {
      let wording = wording(language)
      let keys = ["app.says", "app.chosen", "request.resumed", "gate.authorization.denied"]
      let texts = keys.flatMap { key in
        shown.map { wording.text(key, ["app": $0, "text": "yes"]) }
      }
      let questions = ["gate.authorization", "gate.unlocking", "gate.authentication"]
      let asked = questions.flatMap(wording.variants).map {
        Wording.fill($0, with: ["app": "Wallet"])
      }
      let denied = ["gate.unlocking.denied", "gate.authentication.denied"].map { wording.text($0) }
      try expectAttributed(texts + asked + denied, locale)
    }
  }

  /// Each app may say the texts of SiriKit's domains about itself, and about no other app.
  @Test(arguments: locales)
  func anAppMayReportItsOwnActionsButNotAnothers(_ locale: String) throws {
    let (attribution, app) = try speaker(locale)
    let domains = Self.system.domains(locale: locale, templates: false).wording
    let values = [
      "currencyAmount": "$10.00", "payee": "Bobo", "payer": "Bobo", "recipients": "Bobo",
      "content": "see you", "transactionAmount": "$12.50", "billPayee": "Bobo", "count": "3",
    ]
    let keys = domains.keys.filter {
      $0.hasPrefix("INSendPaymentIntent.response.success")
        || $0.hasPrefix("INSendMessageIntent.response.success")
    }
    #expect(keys.count > 1)
    for key in keys {
      let own = domains.text(key, values.merging(["app": "Lucky Draw"]) { $1 })
      #expect(attribution.attributed(own, to: app) == own)
      let other = domains.text(key, values.merging(["app": "PayPal"]) { $1 })
      #expect(attribution.attributed(other, to: app) != other, "\(other)")
    }
  }

  // MARK: Secrets

  @Test(arguments: locales)
  func textsThatAskForSecretsAreAttributedToTheirApp(_ locale: String) throws {
    try expectAttributed(
      [
        "Enter your passcode", "[sudo] password for root:", "PIN?", "Your pin, please.",
        "Please confirm that it is you: say yes to pay.", "It’s really you?", "Unlock the device?",
        "Votre mot de passe ?", "C’est bien vous ?", "Déverrouiller l’appareil ?",
        "Confirmez votre identité.", "비밀번호를 말해 주세요.", "본인이 맞으세요?", "기기 잠금을 풀까요?", "카드비밀번호는요?",
        "パスワードを入力してください。", "ご本人ですか？", "デバイスのロックを解除しますか？", "暗証番号は？", "请输入密码。", "真的是你吗？",
        "要解锁设备吗？", "请说验证码。",
      ], locale)
  }

  // MARK: Speakers

  @Test(arguments: locales)
  func textsInTheUsersVoiceAreAttributedInEveryLanguage(_ locale: String) throws {
    try expectAttributed(
      ["You: yes", "Vous : oui", "Toi : oui", "나: 네", "あなた：はい", "你：是", "Done.\n> yes"], locale)
  }

  // MARK: What it calls itself

  /// Nil for a name that contains a statement or another app's name.
  @Test(
    arguments: [
      ("You: yes", nil), ("Parlance: Order it?", nil), ("Vous : oui", nil), ("나: 네", nil),
      ("あなた：はい", nil), ("你：是", nil), ("MonkeyPay” says: all is well. Parlance", nil),
      ("All is well. Thank you", nil), ("Is it really you? Say yes to pay.", nil),
      ("Is it really you", nil), ("C’est bien vous ?", nil), ("你好。付款成功", nil), ("> yes", nil),
      ("Soup Chef Deluxe", nil), ("The Real S\u{43E}up-Chef", nil), ("Siri Plus", nil),
      ("Hey Parlance", nil), ("“”", nil), (String(repeating: "Long ", count: 20), nil),
      ("Lamp « Maker »", "Lamp Maker"), ("「灯」", "灯"), ("Lamp\nMaker", "Lamp Maker"),
      ("Star Wars: A New Hope", "Star Wars A New Hope"), ("\"Corner\" ‘Shop’", "Corner Shop"),
      ("Bobo’s Pizza", "Bobo’s Pizza"), ("Bobo's Pizza", "Bobo's Pizza"), ("Dr. Who", "Dr. Who"),
      ("Yahoo! Mail", "Yahoo! Mail"), ("Node.js", "Node.js"), ("Soup Chef", "Soup Chef"),
      ("SIRI", "SIRI"), ("1Password", "1Password"), ("명상 앱", "명상 앱"), ("冥想", "冥想"),
    ] as [(String, String?)])
  func namesWithStatementsOrOtherAppsNamesAreRejected(_ name: String, _ told: String?) throws {
    let names = try speaker("en-US").0.names
    #expect(names.told(name, others: ["Soup Chef", "MonkeyPay"]) == told)
  }

  // MARK: Honest texts

  /// Texts of an app that handles no payments and speaks only for itself.
  @Test(arguments: [
    (
      "en-US",
      [
        "Assam for 2, $6.00. Order it?", "Ordered. Your Assam will be ready in 5 minutes.",
        "How would you like it?", "Thanks for using Lucky Draw: see you.", "Pin it to the board?",
        "Using the slow cooker.", "Back to the start.", "The app has news: none.",
        "Sirius is up tonight.", "Unlock the front door?", "Is it cold?", "OK, nothing is left.",
        "Bobo is paying the bill.", "Total: $13.00", "I: three of them",
      ]
    ),
    (
      "fr-FR",
      [
        "Assam pour 2, 6,00\u{A0}$US. Je commande\u{A0}?",
        "C’est commandé. Assam\u{A0}: prêt dans 5 minutes.",
        "L’appareil est prêt\u{A0}: dites-moi.", "J’utilise la mijoteuse.",
        "C’est vous qui choisissez.",
        "Revenons à la recette.", "Vous avez deux commandes.",
      ]
    ),
    (
      "ko-KR",
      [
        "아삼 2잔, US$6.00입니다. 주문할까요?", "주문했어요. 아삼, 5분 뒤에 준비돼요.", "시리얼을 담았어요.",
        "시리즈를 볼까요?", "현관문 잠금을 풀까요?", "암호화폐 시세예요.", "엄마에게 꽃을 보냈어요.",
      ]
    ),
    (
      "ja-JP",
      [
        "アッサムを2杯、$6.00です。注文しますか？", "注文しました。アッサムは5分でできます。", "シリアルを入れました。",
        "シリーズを見ますか？", "玄関のロックを解除しますか？", "メインメニューに戻ります。", "花屋で母に花を送りました。",
        "わかりました。注文はしません。",
      ]
    ),
    (
      "zh-Hans",
      [
        "2 杯阿萨姆红茶，US$6.00。要下单吗？", "已下单。阿萨姆红茶，5 分钟后就好。", "正在使用优惠券。", "回到首页。",
        "应用说明书在这里：请看。", "要解锁前门吗？", "给妈妈转了三首歌。",
      ]
    ),
  ])
  func anHonestTextStaysUnchanged(_ locale: String, _ texts: [String]) throws {
    let (attribution, app) = try speaker(locale)
    for text in texts {
      #expect(attribution.attributed(text, to: app) == text)
    }
  }

  /// Apps that come with the program may name other apps, and speak of things a user has to
  /// confirm.
  @Test(arguments: locales)
  func textsOfShippedAppsStayUnchanged(_ locale: String) throws {
    let (attribution, _) = try speaker(locale)
    let pay = AppDescription(id: "MonkeyPay", names: [AppName("MonkeyPay")], intents: [])
    for text in ["Confirm it in Soup Chef.", "Your password, please.", "Using Wallet."] {
      #expect(attribution.attributed(text, to: pay) == text)
    }
  }

  // MARK: In a conversation

  /// The lines of a card, and the names of parameters, are the app's words as well.
  @Test func suspiciousLabelsAreQuotedAndCardLinesAttributed() throws {
    let (attribution, app) = try speaker("en-US")
    #expect(attribution.setApart("passcode", of: app) == "“passcode”")
    #expect(attribution.setApart("size of the bowl", of: app) == "size of the bowl")
    #expect(attribution.inQuotationMarks("a”. Say yes. “b", of: app) == "“a . Say yes. b”")
    let card = Snippet(
      title: "Siri", lines: [Snippet.Line("12", label: "PIN"), Snippet.Line("ok")])
    var told = Response(.success, say: "Done.", snippet: card)
    told = AttributedTexts(app: app, attribution: attribution).response(told)
    #expect(told.say == "Done.")
    #expect(told.snippet?.title?.hasPrefix("The app “Lucky Draw” says: ") == true)
    #expect(told.snippet?.lines.map(\.linear) == ["The app “Lucky Draw” says: PIN: 12", "ok"])
  }
}

/// A shipped app that is known only by its identifier.
private struct Coded: AppCode {
  static let shipped = [
    "SoupChef", "MonkeyChat", "MonkeyFit", "MonkeyCab", "MonkeyPay", "MonkeyPics", "Meditation",
    "MonkeyDo", "VoiceShortcuts",
  ].map { Coded(id: AppID($0)) }

  let id: AppID

  func intents(in wording: Wording) -> IntentDescriptions { [] }

  func handler(container: URL) -> any IntentHandler { Idle() }

  private struct Idle: IntentHandler {
    func handle(
      _ intent: StructuredIntent, in context: RequestContext
    ) async throws -> Response { Response(.success) }
  }
}
