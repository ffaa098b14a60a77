// SPDX-License-Identifier: Apache-2.0

package import IntentModel

/// The assistant's names, sentences and questions, in one language or in several. No app's text may
/// sound like them.
///
/// Keys: `app.assistant`, `app.assistant.2` … for its names; `app.speaker` … for other speakers of
/// a line; `app.secret` … for things that only the assistant may ask about.
package struct AssistantVoice: Sendable {
  /// The possible speakers of a line.
  package let speakers: [Skeleton]

  /// The assistant's names.
  package let names: [String]

  private let questions: [OwnSentence]
  // The letters of its sentences after a no to one of its questions.
  private let denials: [String]
  // Only texts of further apps are searched for these.
  private let seenNames: Lazy<SeenPhrases>
  private let secrets: Lazy<SeenPhrases>
  private let frames: Lazy<[SpokenFrame]>

  /// - Parameters:
  ///   - wordings: the assistant's own texts, one wording for each language.
  ///   - domains: reads the texts of SiriKit's domains, on first use.
  package init(_ wordings: [Wording], domains: @escaping @Sendable () -> [Wording] = { [] }) {
    let names = wordings.texts("app.assistant")
    self.names = names
    speakers = (names + wordings.texts("app.speaker")).map { Skeleton($0) }
    questions = Self.ownQuestions.flatMap(wordings.texts).flatMap(OwnSentence.sentences)
    denials = Self.ownDenials.flatMap(wordings.texts).map { Skeleton($0).letters }
    seenNames = Lazy { SeenPhrases(names) }
    secrets = Lazy { SeenPhrases(wordings.texts("app.secret"), areSecrets: true) }
    frames = Lazy {
      Self.ownFrames.flatMap(wordings.texts).flatMap { SpokenFrame.frames(of: $0) }
        + domains().flatMap(Self.doneMessages)
        .flatMap { SpokenFrame.frames(of: $0, isOwnOfEach: true) }
    }
  }

  /// Questions about whether an app may work, and about what a yes means: an app never asks them.
  private static let ownQuestions = [
    "gate.authorization", "gate.authorization.reason", "gate.unlocking", "gate.authentication",
    "prompt.chooseApp", "prompt.chooseApp.list", "prompt.confirmHelp", "prompt.yesOrNo",
  ]

  private static let ownDenials = ["gate.unlocking.denied", "gate.authentication.denied"]

  /// Sentences that say which app is talked to, and whose words follow.
  private static let ownFrames = [
    "app.says", "app.chosen", "request.resumed", "gate.authorization.denied",
  ]

  /// The sentences of the domains for a success.
  private static func doneMessages(of domains: Wording) -> [String] {
    domains.keys.filter { $0.hasSuffix(".response.success") }.sorted().flatMap(domains.variants)
  }

  // MARK: What a text sounds like

  /// Whether a line or a sentence begins like the words of a speaker.
  ///
  /// A line that a terminal's width breaks may begin anywhere: the code that breaks it checks that.
  func speaks(in text: String) -> Bool {
    guard text.contains(where: { $0.isColon || $0.isPromptSign }) else { return false }
    return text.split(whereSeparator: \.isNewline).contains(where: \.hasPromptSign)
      || text.sentenceStarts.contains { isSaid(text[$0...]) }
  }

  private func isSaid(_ text: Substring) -> Bool {
    let head = text.prefix(Self.longestSpeaker)
    guard let colon = head.firstIndex(where: \.isColon) else { return false }
    let name = Skeleton(String(head[..<colon]))
    return speakers.contains { $0.looksLike(name) }
  }

  /// In characters, with a colon and some invisible ones.
  private static let longestSpeaker = 40

  /// Whether a text asks a question that only the assistant asks, in its words.
  func asks(in text: String) -> Bool {
    guard !questions.isEmpty else { return false }
    let sentences = text.sentences.map { Skeleton(String($0)).letters }
    return sentences.contains { sentence in questions.contains { $0.isAsked(by: sentence) } }
  }

  /// Whether a text contains what the assistant says after a no to one of its questions.
  func declines(in text: String) -> Bool {
    let letters = Skeleton(text).letters
    return denials.contains { letters.contains($0) }
  }

  /// Whether the assistant is named in a text.
  func isNamed(in text: SeenText) -> Bool { seenNames.value.areFound(in: text) }

  /// Whether a text speaks of secrets, or of who somebody is.
  func asksForSecrets(in text: SeenText) -> Bool { secrets.value.areFound(in: text) }

  /// Whether a text speaks of an app as the assistant does.
  ///
  /// - Parameter own: the names of the app that says it.
  func tellsOfApps(in text: String, _ seen: SeenText, saidBy own: [[SeenText.Unit]]) -> Bool {
    let sentences = text.sentences.map { SeenText($0) }
    return frames.value.contains { frame in
      frame.isOpen
        ? frame.fits(seen, saidBy: own) : sentences.contains { frame.fits($0, saidBy: own) }
    }
  }
}

extension [Wording] {
  /// The wordings of a key in all of them.
  fileprivate func texts(_ key: String) -> [String] { flatMap { $0.variants(key) } }
}

/// The letters at both ends of a sentence of the assistant's. A sentence without values has no
/// `end`: its `start` is all of it.
private struct OwnSentence: Sendable {
  let start: String
  let end: String?

  func isAsked(by sentence: String) -> Bool {
    guard let end else { return sentence == start }
    return sentence.hasPrefix(start) && sentence.hasSuffix(end)
  }

  /// The sentences of a template that have enough letters of their own to be recognized.
  static func sentences(of template: String) -> [OwnSentence] {
    template.sentences.compactMap { sentence in
      let pieces = sentence.split(separator: /\$\{[^}]*\}/, omittingEmptySubsequences: false)
        .map { Skeleton(String($0)).letters }
      guard let start = pieces.first, let last = pieces.last else { return nil }
      let end = pieces.count > 1 ? last : nil
      let length = start.utf8.count + (end?.utf8.count ?? 0)
      return length < shortest ? nil : OwnSentence(start: start, end: end)
    }
  }

  /// In bytes: a syllable or a character of Korean, Japanese or Chinese has three.
  private static let shortest = 7
}

extension StringProtocol {
  /// Whether it begins with the sign of a line of a transcript or of a shell's.
  fileprivate var hasPromptSign: Bool {
    let rest = drop { $0.isWhitespace }
    guard let sign = rest.first, sign.isPromptSign else { return false }
    return rest.dropFirst().first?.isWhitespace ?? true
  }

  /// The places where a sentence begins: at the start, after the end of one, and after a gap or the end of a line; signs
  /// before the first letter are passed over.
  fileprivate var sentenceStarts: [Index] {
    var starts: [Index] = []
    var isOpen = true
    var blanks = 0
    for place in indices {
      let character = self[place]
      if character.isWhitespace {
        blanks += 1
        isOpen = isOpen || blanks > 1 || character.isNewline
      } else if character.isLetter || character.isNumber {
        if isOpen { starts.append(place) }
        (isOpen, blanks) = (false, 0)
      } else {
        isOpen = isOpen || character.endsSentence || character.isColon
        blanks = 0
      }
    }
    return starts
  }
}
