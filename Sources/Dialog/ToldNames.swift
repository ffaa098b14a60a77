// SPDX-License-Identifier: Apache-2.0

package import IntentModel

/// What apps are called that may be anybody's: a name stays a name within the assistant's sentences, whatever its author
/// has written.
package struct ToldNames: Sendable {
  /// What is the assistant's in the language that is spoken.
  private let voice: Lazy<AssistantVoice>
  /// The same in all languages, for a name that is more than a word or two.
  private let voices: Lazy<AssistantVoice>

  package init(_ voice: Lazy<AssistantVoice>, all voices: Lazy<AssistantVoice>) {
    (self.voice, self.voices) = (voice, voices)
  }

  /// A name without what would end its quotation marks or let it speak; nil for one that says something, or in which
  /// another app or the assistant is named.
  ///
  /// A name that is another's as a whole stays: apps that look alike are told apart by their folders.
  /// - Parameter others: what the other apps are called.
  package func told(_ name: String, others: [String]) -> String? {
    guard let own = label(name) else { return nil }
    let known = others + voice.value.names
    let looks = Skeleton(own)
    let isAnothers = known.contains { Skeleton($0).looksLike(looks) }
    return isAnothers || !SeenPhrases(known).areFound(in: SeenText(own)) ? own : nil
  }

  /// The same, whoever else is named in it.
  package func label(_ name: String) -> String? {
    let own = Self.cleaned(name)
    guard !own.isEmpty, own.count <= Self.longest, !own.isSentence, !speaks(name) else {
      return nil
    }
    return own
  }

  /// Whether a name looks like one of the assistant's.
  package func isAssistants(_ name: String) -> Bool {
    let looks = Skeleton(name)
    return voice.value.names.contains { Skeleton($0).looksLike(looks) }
  }

  private func speaks(_ name: String) -> Bool {
    guard name.contains(where: { $0.isColon || $0.isPromptSign || $0.isWhitespace }) else {
      return false
    }
    if voice.value.speaks(in: name) || voice.value.asks(in: name) { return true }
    guard name.contains(where: \.isColon) || name.wordCount > 2 else { return false }
    return voices.value.speaks(in: name) || voices.value.asks(in: name)
  }

  /// In characters.
  private static let longest = 60

  private static func cleaned(_ name: String) -> String {
    name.withoutQuotationMarks.replacing(where: \.isPlainColon)
  }
}

extension String {
  /// On one line and without quotation marks, so that it can stand between some; apostrophes stay.
  var withoutQuotationMarks: String {
    var last: Character = " "
    let places = indices.filter { place in
      defer { last = self[place] }
      guard self[place].isQuotationMark else { return self[place].isNewline }
      let next = index(after: place)
      let isWithinWord = last.isLetter && next < endIndex && self[next].isLetter
      return !(self[place].isSingleQuotationMark && isWithinWord)
    }
    let taken = Set(places)
    return taken.isEmpty
      ? self : String(indices.map { taken.contains($0) ? " " : self[$0] }).closedUp
  }

  /// With blanks in the place of some characters.
  fileprivate func replacing(where isTaken: (Character) -> Bool) -> String {
    contains(where: isTaken) ? String(map { isTaken($0) ? " " : $0 }).closedUp : self
  }

  /// With one blank where there are several, and none at the ends.
  private var closedUp: String {
    split(separator: " ").joined(separator: " ")
  }

  fileprivate var wordCount: Int {
    max(split(whereSeparator: \.isWhitespace).count, SeenText(self).units.count / 2)
  }

  /// Whether it says something rather than name somebody: "All is well. Parlance".
  fileprivate var isSentence: Bool {
    guard contains(/[.．?!…](\s|$)|[。？！｡]/) else { return false }
    return wordCount >= 4 || contains(/\p{L}{4,}[.．]\s+[\p{L}\p{N}]|[。｡]./)
  }
}
