// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How people say yes and no in a language, and what makes a line a yes or a no, judged without the
/// assistant's own knowledge.
struct SpokenAnswers {
  /// Lines that are a yes to any question.
  var affirmatives: [String]
  /// Lines that are not a yes: a no, a doubt, a question, a wait, a yes that is taken back.
  var negatives: [String]
  /// Requests to the assistant itself.
  var universals: [String]

  /// Words that say yes.
  fileprivate var yes: [String]
  /// Words that keep a line from being a yes, with any other words beside them.
  fileprivate var no: [String]
  /// Lines that are a yes in spite of their words: "why not".
  fileprivate var idioms: [String] = []
  fileprivate var hasSpaces: Bool

  /// Politeness and hesitation, which don't change a yes or a no.
  var smallTalk: [String] = []

  /// Whether a line is a yes, with small talk or without. A line that asks back is not a yes.
  func affirm(_ line: String) -> Bool {
    let words = plain(line)
    if asks(line) { return isIdiom(words) }
    let bare = smallTalk.map(plain).sorted { $0.count > $1.count }
      .reduce(words) { $0.replacing($1, with: hasSpaces ? " " : "") }
    return isYes(words) || isYes(bare)
  }

  /// Whether there is a question mark after the last word.
  private func asks(_ line: String) -> Bool {
    let last = line.last { $0.isLetter || $0.isNumber || "?？".contains($0) }
    return last == "?" || last == "？"
  }

  private func isYes(_ line: String) -> Bool {
    if isIdiom(line) { return true }
    return yes.contains { line.contains(plain($0)) } && !no.contains { line.contains(plain($0)) }
  }

  private func isIdiom(_ line: String) -> Bool { idioms.contains { plain($0) == line } }

  /// The line in lower case, with a blank around each word, or without any blanks.
  private func plain(_ line: String) -> String {
    let words = line.lowercased().precomposedStringWithCompatibilityMapping
      .replacing("’", with: "'").split { !($0.isLetter || $0.isNumber || $0 == "'") }
    return hasSpaces ? " \(words.joined(separator: " ")) " : words.joined()
  }
}

extension SpokenAnswers {
  /// The answers of each language that the assistant speaks, by the name of its folder.
  static let all = [
    "en": english, "fr": french, "ko": korean, "ja": japanese, "zh-Hans": chinese,
  ]

  private static let english = SpokenAnswers(
    affirmatives: [
      "yes", "yes", "Yes.", "yeah", "yep", "sure", "ok", "do it", "yes please", "go ahead",
    ],
    negatives: [
      "no", "No!", "nope", "nah", "don't", "do not", "please don't", "don't do it", "not yet",
      "not now",
      "no thanks", "I didn't say order", "I didn't say yes", "I did not say buy", "yes but no",
      "yes no",
      "no yes", "no wait", "wait", "yes wait", "hold on", "yes hold on", "ok one moment", "maybe",
      "maybe later", "not ok",
      "not sure",
      "sure not", "of course not", "absolutely not", "definitely not", "I don't think so", "no way",
      "that's not right", "never", "never say yes", "yes?", "did I say yes", "should I say yes",
      "ok no",
      "yes if it's free", "who said yes", "yesterday", "okra", "ye", "I'm not sure, yes",
      "don't order it", "don't send it", "I would never do it", "go ahead and don't",
      "yes, cancel it",
      "yes is not what I said", "if only", "do it never", "nothing", "maybe yes", "yes, I think",
      "probably, yes", "hold on, yes", "yes, sort of",
    ],
    universals: [
      "cancel", "never mind", "help", "start over", "repeat", "go back", "undo", "where are we",
      "thanks",
      "what can you do", "hello", "goodbye", "stop",
    ],
    yes: [
      "yes", "yess", "yea", "yeah", "yep", "yup", "sure", "ok", "okay", "right", "correct",
      "absolutely",
      "definitely",
      "go ahead", "do it", "confirm", "unlock", "allow", "it's me", "yes please", "please do",
      "perfect",
      "order", "buy", "book", "pay", "send", "request", "start", "sounds good", "fine",
    ].map { " \($0) " },
    no: [
      "no", "not", "don't", "dont", "didn't", "never", "wait", "cancel", "nope", "nah", "hold on",
      "moment",
      "maybe", "think", "probably", "sort of",
      "if", "did", "should", "who", "say", "stop", "nothing",
    ].map { " \($0) " },
    idioms: ["why not", "sure why not", "y"], hasSpaces: true)

  private static let french = SpokenAnswers(
    affirmatives: [
      "oui", "oui", "Oui.", "ouais", "d'accord", "ok", "bien sûr", "vas-y", "je confirme",
    ],
    negatives: [
      "non", "Non !", "nan", "pas du tout", "ne fais pas ça", "fais pas ça", "surtout pas",
      "pas encore",
      "pas maintenant", "non merci", "je n'ai pas dit de commander", "j'ai pas dit oui",
      "je n'ai jamais dit oui",
      "oui mais non", "oui non", "non oui", "non attends", "attends", "oui attends",
      "d'accord attends", "une seconde",
      "peut-être",
      "plus tard", "pas d'accord", "pas sûr", "bien sûr que non", "absolument pas",
      "certainement pas",
      "je ne crois pas", "jamais de la vie", "ce n'est pas ça", "jamais", "oui ?",
      "est-ce que j'ai dit oui",
      "ok non", "oui si c'est gratuit", "qui a dit oui", "ouistiti", "hier", "n'en commande pas",
      "n'envoie rien", "ne commande rien", "oui, annule", "rien", "vas-y, non", "oui, je crois",
      "attends, oui", "oui, enfin…", "probablement, oui",
    ],
    universals: [
      "annule", "laisse tomber", "aide", "recommence", "répète", "retour", "où en sommes-nous",
      "merci",
      "que peux-tu faire", "bonjour", "au revoir", "stop",
    ],
    yes: [
      "oui", "ouais", "d'accord", "ok", "bien sûr", "bien sur", "vas y", "confirme", "c'est ça",
      "c'est bien ça",
      "exact",
      "parfait",
      "déverrouille", "autorise", "c'est moi", "c'est bien moi", "commande", "paie", "envoie",
      "réserve",
      "volontiers", "allez y", "fais le", "ça marche",
    ].map { " \($0) " },
    no: [
      "non", "pas", "ne", "n'ai", "jamais", "attends", "annule", "nan", "peut être", "si", "rien",
      "qui",
      "seconde", "plus tard", "est ce que", "je crois", "enfin", "probablement",
    ].map { " \($0) " },
    idioms: ["o", "pourquoi pas", "pas de problème", "pas de souci"], hasSpaces: true)

  private static let korean = SpokenAnswers(
    affirmatives: ["네", "네", "예", "응", "그래", "좋아", "좋아요", "맞아요", "확인", "네 좋아요"],
    negatives: [
      "아니", "아니요", "아뇨!", "싫어", "싫어요", "하지 마", "하지 마세요", "아직", "아직 아니야", "지금은 아니야",
      "됐어요", "주문하라고 말한 적 없어", "네라고 안 했어", "주문하라고 한 적 없어요", "네 아니 아니요", "네 아니요", "아니 네",
      "아니 잠깐만", "잠깐만", "네 잠깐만요", "네 잠시만요", "기다려", "어쩌면", "나중에", "안 좋아", "잘 모르겠어", "그렇지 않아",
      "절대 안 돼",
      "물론 아니지", "그런 것 같지 않아", "말도 안 돼", "그게 아니야", "네?", "내가 네라고 했어?", "좋지 않아", "맞지 않아요",
      "주문하지 마", "보내지 마", "안 보내", "시키지 마", "네, 취소해", "필요 없어", "안 할래", "네팔", "어제", "무료면 네",
      "아마 네", "네, 글쎄요", "네, 근데", "네 생각해 볼게요", "네 제가요",
    ],
    universals: [
      "취소", "그만", "도움말", "처음부터 다시", "다시 말해 줘", "뒤로", "어디까지 했지", "고마워", "뭘 할 수 있어", "안녕", "잘 가",
    ],
    yes: [
      "네", "넵", "예", "응", "그래", "좋아", "맞아", "확인", "주문", "오케이", "물론", "잠금해제", "풀어", "허락", "허용", "본인",
      "결제",
      "보내", "전송", "예약", "해줘", "할게", "진행", "불러",
    ],
    no: [
      "아니", "아뇨", "싫", "하지마", "지마", "아직", "됐어", "없어", "안했", "안돼", "잠깐", "잠시", "기다", "어쩌면", "나중",
      "안좋",
      "모르",
      "않", "취소", "안할", "안보내", "했어", "무료면", "네팔", "말고", "안해", "아마", "글쎄", "근데", "생각",
      "제가",
    ], idioms: ["ㅇㅇ", "ㅇㅋ", "주문해 줄래"], hasSpaces: false)

  private static let japanese = SpokenAnswers(
    affirmatives: ["はい", "はい", "うん", "ええ", "お願いします", "はい、お願いします", "オーケー", "もちろん", "いいよ"],
    negatives: [
      "いいえ", "いや", "ううん", "違います", "しないで", "やらないで", "まだ", "まだです", "今はいい", "結構です", "やめて",
      "注文してとは言ってない", "はいとは言ってない", "はいって言ってないよ", "はい、でもやめて", "はい、いいえ", "いいえ、はい", "いや待って",
      "待って", "はい、待って", "ちょっと待って", "たぶん", "あとで", "よくない", "わからない", "もちろん違う", "絶対だめ", "そうは思わない",
      "とんでもない", "それは違います", "そうじゃない", "はい？", "はいって言った？", "注文しないで", "送らないで", "頼まないで",
      "はい、キャンセル", "いらない", "しません", "お願いしません", "はいいろ", "昨日", "無料なら、はい", "何もしないで", "お願いしない",
      "はい、たぶん", "多分はい", "おそらく、はい", "はい、っていうか",
    ],
    universals: [
      "キャンセル", "やめる", "ヘルプ", "最初から", "もう一度言って", "戻る", "どこまで話した", "ありがとう", "何ができる", "こんにちは",
      "さようなら",
    ],
    yes: [
      "はい", "うん", "ええ", "お願い", "おねがい", "オーケー", "オッケー", "ok", "もちろん", "いいよ", "いいです", "注文", "解除",
      "許可",
      "本人", "私です", "送って", "送信", "予約", "買います", "そうです", "払",
    ],
    no: [
      "ない", "いいえ", "いや", "ううん", "違", "まだ", "今はいい", "結構", "やめ", "待", "たぶん", "あとで", "だめ", "でも",
      "キャンセル",
      "しません", "はいいろ", "なら", "言った", "多分", "おそらく", "っていうか",
    ], hasSpaces: false)

  private static let chinese = SpokenAnswers(
    affirmatives: ["是", "是的", "好", "好的", "对", "可以", "行", "没问题", "确定"],
    negatives: [
      "不", "不要", "不是", "不行", "别", "别这样", "不要做", "还没", "还没有", "现在不要", "不用了", "我没说下单", "我没有说好",
      "我没说要买", "好但是不要", "好不", "不好", "不 是", "不等等", "等等", "好等一下", "等一下", "也许", "以后再说", "不可以", "不确定",
      "当然不", "绝对不行", "我不觉得", "不可能", "这不对", "好吗", "我说好了吗", "谁说好", "是不是", "别下单", "不要发送", "别买",
      "好，取消", "不需要", "什么都不要", "好像", "昨天", "免费就好", "对不起", "没有", "不对", "是吗",
      "估计可以", "且慢，好", "好，然后呢", "好，让我想想",
    ],
    universals: [
      "取消", "算了", "帮助", "重新开始", "重复一遍", "返回", "我们说到哪了", "谢谢", "你能做什么", "你好", "再见",
    ],
    yes: [
      "那就点吧",
      "是", "好", "对", "可以", "行", "没问题", "确定", "确认", "下单", "解锁", "允许", "付", "发送", "订", "同意", "要",
      "嗯嗯", "就这样",
      "ok",
    ],
    no: [
      "不", "别", "没说", "没有", "还没", "等", "也许", "以后", "吗", "谁", "取消", "好像", "对不起", "免费",
      "估计", "且慢", "然后呢", "让我想",
    ], idioms: ["为什么不", "为什么不呢", "何乐而不为"], hasSpaces: false)
}
