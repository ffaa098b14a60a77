// SPDX-License-Identifier: Apache-2.0

package import IntentModel

/// Cleans names of apps that anybody may have written: a name stays a name within the assistant's
/// sentences, whatever its author has written.
package struct ToldNames: Sendable {
  /// The assistant's voice in the language that is spoken.
  private let voice: Lazy<AssistantVoice>
  /// The assistant's voice in all languages, for a name with a colon or with more than two words.
  private let voices: Lazy<AssistantVoice>

  package init(_ voice: Lazy<AssistantVoice>, all voices: Lazy<AssistantVoice>) {
    (self.voice, self.voices) = (voice, voices)
  }

  /// A name without signs that would end its quotation marks or make it look like a speaker. Nil
  /// for a name that says something, or that contains the name of another app or of the assistant.
  ///
  /// A name that as a whole is another's stays: apps that look alike are told apart by their
  /// folders.
  /// - Parameter others: the names of the other apps.
  package func told(_ name: String, others: [String]) -> String? {
    guard let own = label(name) else { return nil }
    let known = others + voice.value.names
    let looks = Skeleton(own)
    let isAnothers = known.contains { Skeleton($0).looksLike(looks) }
    return isAnothers || !SeenPhrases(known).areFound(in: SeenText(own)) ? own : nil
  }

  /// The same, but the name may contain other names.
  package func label(_ name: String) -> String? {
    let own = Self.cleaned(name)
    guard !own.isEmpty, own.count <= Self.longest, !own.isSentence, !speaks(name) else {
      return nil
    }
    return own
  }

  /// The first of other apps' names that a name contains. Nil also for a name that says something
  /// or is the assistant's own.
  package func name(of others: [String], heldBy name: String) -> String? {
    guard let own = told(name, others: []), !isAssistants(own) else { return nil }
    let (looks, text) = (Skeleton(own), SeenText(own))
    return others.first {
      !Skeleton($0).looksLike(looks) && SeenPhrases([$0]).areFound(in: text)
    }
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
  /// The text on one line and without quotation marks, so that it can be quoted; apostrophes stay.
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
    // Few names hold such a sign, and reading a pattern takes long.
    guard contains(where: { ".．?!…。？！｡".contains($0) }), contains(/[.．?!…](\s|$)|[。？！｡]/)
    else { return false }
    return wordCount >= 4 || contains(/\p{L}{4,}[.．]\s+[\p{L}\p{N}]|[。｡]./)
  }
}
