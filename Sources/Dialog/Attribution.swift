// SPDX-License-Identifier: Apache-2.0

package import IntentModel

/// Tells an app's texts that speak like the assistant, or like its user, and says whose they are.
///
/// Keys: `app.says` with `${app}` and `${text}`; `app.speaker`, `app.speaker.2` … for whoever a line may be said by.
package struct Attribution: Sendable {
  private let wording: Wording
  private let speakers: [Skeleton]
  /// What the assistant alone asks.
  private let questions: [OwnSentence]

  /// - Parameter wording: the assistant's own texts.
  package init(_ wording: Wording) {
    self.wording = wording
    speakers = wording.variants("app.speaker").map(Skeleton.init)
    questions = Self.ownQuestions.flatMap(wording.variants).flatMap(Self.ownSentences)
  }

  /// A sentence of an app's, led by whose it is where it could be taken for the assistant's or the user's.
  package func attributed(_ text: String, to app: AppDescription) -> String {
    guard imitates(text) else { return text }
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return wording.text("app.says", ["app": app.displayName, "text": line])
  }

  /// A name in quotation marks where it could be taken for what somebody says.
  package func quoted(_ name: String) -> String {
    isLedBySpeaker(name) ? wording.text("quotation", ["text": name]) : name
  }

  /// Whether a text holds a line that somebody seems to say, or a question that is the assistant's own.
  package func imitates(_ text: String) -> Bool {
    isLedBySpeaker(text) || asksInItsPlace(text)
  }

  // MARK: Lines that somebody says

  /// Where a line, or a sentence, may begin. What is broken by a terminal's width begins anywhere: that is seen to
  /// where it is broken.
  private func isLedBySpeaker(_ text: String) -> Bool {
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

  // MARK: Questions

  /// What settles whether an app may work, and what a yes means: an app never asks it.
  private static let ownQuestions = [
    "gate.authorization", "gate.authorization.reason", "gate.unlocking", "gate.authentication",
    "prompt.chooseApp", "prompt.chooseApp.list", "prompt.confirmHelp", "prompt.yesOrNo",
  ]

  private func asksInItsPlace(_ text: String) -> Bool {
    guard !questions.isEmpty else { return false }
    let sentences = text.split { $0.endsQuestion }.map { Skeleton(String($0)).letters }
    return sentences.contains { sentence in questions.contains { $0.isAsked(by: sentence) } }
  }

  /// The letters at both ends of a sentence of the assistant's; there is nothing between them where it has no values.
  private struct OwnSentence {
    let start: String
    let end: String?

    func isAsked(by sentence: String) -> Bool {
      guard let end else { return sentence == start }
      return sentence.hasPrefix(start) && sentence.hasSuffix(end)
    }
  }

  /// The sentences of a template that have enough letters of their own to be told by.
  private static func ownSentences(of template: String) -> [OwnSentence] {
    template.split { $0.endsQuestion }.compactMap { sentence in
      let pieces = sentence.split(separator: /\$\{[^}]*\}/, omittingEmptySubsequences: false)
        .map { Skeleton(String($0)).letters }
      guard let start = pieces.first, let last = pieces.last else { return nil }
      let end = pieces.count > 1 ? last : nil
      let length = start.utf8.count + (end?.utf8.count ?? 0)
      return length < shortestQuestion ? nil : OwnSentence(start: start, end: end)
    }
  }

  /// In bytes: a syllable or a character of Korean, Japanese or Chinese has three.
  private static let shortestQuestion = 7
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

extension Character {
  fileprivate var isPromptSign: Bool { ">＞›❯➜<＜?？|｜=＝".contains(self) }
  fileprivate var isColon: Bool { ":：﹕︓ː˸꞉∶׃։᛬⁚;；".contains(self) }
  fileprivate var endsQuestion: Bool { isNewline || ".?!…。？！．｡".contains(self) }
  /// Whether a sentence may begin after it, signs that set it off among them.
  fileprivate var endsSentence: Bool {
    ".!?…。！？．｡\"“”„«»「」『』‹›()[]{}（）【】*_#/\\–—|•·".contains(self)
  }
}
