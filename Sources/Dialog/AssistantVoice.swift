// SPDX-License-Identifier: Apache-2.0

package import IntentModel

/// What the assistant is called, says and asks, in one language or in several: what no app's text may sound like.
///
/// Keys: `app.assistant`, `app.assistant.2` … for what it is called; `app.speaker` … for whom else a line may be said by;
/// `app.secret` … for what nobody but it may ask about.
package struct AssistantVoice: Sendable {
  /// Whoever a line may be said by.
  package let speakers: [Skeleton]

  /// What the assistant is called.
  package let names: [String]

  private let questions: [OwnSentence]
  // The letters of what it says when nothing comes of them.
  private let denials: [String]
  // What further apps alone are looked at for.
  private let seenNames: Lazy<SeenPhrases>
  private let secrets: Lazy<SeenPhrases>
  private let frames: Lazy<[SpokenFrame]>

  /// - Parameters:
  ///   - wordings: the assistant's own texts, those of each language by themselves.
  ///   - domains: reads the texts of SiriKit's domains, which are looked up when they are first needed.
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

  /// What settles whether an app may work, and what a yes means: an app never asks it.
  private static let ownQuestions = [
    "gate.authorization", "gate.authorization.reason", "gate.unlocking", "gate.authentication",
    "prompt.chooseApp", "prompt.chooseApp.list", "prompt.confirmHelp", "prompt.yesOrNo",
  ]

  private static let ownDenials = ["gate.unlocking.denied", "gate.authentication.denied"]

  /// What tells which app is talked to, and whose words follow.
  private static let ownFrames = [
    "app.says", "app.chosen", "request.resumed", "gate.authorization.denied",
  ]

  /// What the domains say when something was done.
  private static func doneMessages(of domains: Wording) -> [String] {
    domains.keys.filter { $0.hasSuffix(".response.success") }.sorted().flatMap(domains.variants)
  }

  // MARK: What a text sounds like

  /// Whether a line or a sentence begins as one that somebody says.
  ///
  /// What is broken by a terminal's width begins anywhere: that is seen to where it is broken.
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

  /// In characters, with a colon and some that can't be seen.
  private static let longestSpeaker = 40

  /// Whether a text asks what the assistant alone asks, in its words.
  func asks(in text: String) -> Bool {
    guard !questions.isEmpty else { return false }
    let sentences = text.sentences.map { Skeleton(String($0)).letters }
    return sentences.contains { sentence in questions.contains { $0.isAsked(by: sentence) } }
  }

  /// Whether a text says what the assistant does where one of its questions is answered with no.
  func declines(in text: String) -> Bool {
    let letters = Skeleton(text).letters
    return denials.contains { letters.contains($0) }
  }

  /// Whether the assistant is named in a text.
  func isNamed(in text: SeenText) -> Bool { seenNames.value.areFound(in: text) }

  /// Whether a text speaks of secrets, or of who somebody is.
  func asksForSecrets(in text: SeenText) -> Bool { secrets.value.areFound(in: text) }

  /// Whether a text tells of an app as the assistant does.
  ///
  /// - Parameter own: what the app is called that says so.
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

/// The letters at both ends of a sentence of the assistant's; there is nothing between them where it has no values.
private struct OwnSentence: Sendable {
  let start: String
  let end: String?

  func isAsked(by sentence: String) -> Bool {
    guard let end else { return sentence == start }
    return sentence.hasPrefix(start) && sentence.hasSuffix(end)
  }

  /// The sentences of a template that have enough letters of their own to be told by.
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
