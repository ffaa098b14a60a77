// SPDX-License-Identifier: Apache-2.0

package import IntentModel

/// Finds texts of apps that sound like the assistant or its user, and says whose they are.
///
/// Apps that come with the program are trusted, but their texts may hold somebody else's words.
/// Anybody may have written a further app: its texts may not sound like the assistant's in any of
/// its languages, whatever language is spoken.
///
/// Keys: `app.says` with `${app}` and `${text}`; those of ``AssistantVoice``.
package struct Attribution: Sendable {
  private let wording: Wording
  /// The assistant's voice in the language that is spoken.
  private let voice: Lazy<AssistantVoice>
  /// The assistant's voice in all languages, looked up when a further app first says something.
  private let voices: Lazy<AssistantVoice>
  /// The apps that don't come with the program.
  private let further: [AppID: Lazy<FurtherApp>]

  /// For apps that all come with the program.
  ///
  /// - Parameter wording: the assistant's own texts.
  package init(_ wording: Wording) {
    self.wording = wording
    voice = Lazy { AssistantVoice([wording]) }
    voices = voice
    further = [:]
  }

  /// - Parameters:
  ///   - wording: the assistant's own texts.
  ///   - voices: the assistant's voice in all languages.
  ///   - apps: all installed apps.
  ///   - further: those of them that don't come with the program.
  ///   - namesElsewhere: the names of an app in other languages.
  package init(
    _ wording: Wording, voices: Lazy<AssistantVoice>, apps: [AppDescription],
    further: Set<AppID>, namesElsewhere: @escaping @Sendable (AppID) -> [String] = { _ in [] }
  ) {
    self.wording = wording
    self.voices = voices
    voice = Lazy { AssistantVoice([wording]) }
    let own = apps.filter { further.contains($0.id) }.map { app in
      (app.id, Lazy { FurtherApp(app, among: apps, namesElsewhere: namesElsewhere) })
    }
    self.further = Dictionary(own) { first, _ in first }
  }

  // MARK: Texts

  /// An app's sentence, with the app's name before it when it could be taken for the assistant's or
  /// the user's.
  package func attributed(_ text: String, to app: AppDescription) -> String {
    guard sounds(text, sentBy: app.id) else { return text }
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return wording.text("app.says", ["app": app.displayName, "text": line])
  }

  /// An app's title or parameter name as a part of a sentence of the assistant's, in quotation
  /// marks when it could be taken for the assistant's own words.
  package func setApart(_ words: String, of app: AppDescription) -> String {
    sounds(words, sentBy: app.id, isSentence: false) ? inQuotationMarks(words, of: app) : words
  }

  /// An app's phrase or name in quotation marks. A further app's own quotation marks are removed,
  /// so that it can't end them.
  package func inQuotationMarks(_ words: String, of app: AppDescription? = nil) -> String {
    let isFurther = app.flatMap { further[$0.id] } != nil
    return wording.text(
      "quotation", ["text": isFurther ? words.withoutQuotationMarks : words])
  }

  /// Whether a text could be taken for somebody else's than the app's.
  private func sounds(_ text: String, sentBy app: AppID, isSentence: Bool = true) -> Bool {
    guard let stranger = further[app]?.value else { return imitates(text) }
    let voices = voices.value
    if voices.speaks(in: text) || voices.asks(in: text) || voices.declines(in: text) {
      return true
    }
    let seen = SeenText(text)
    return voices.isNamed(in: seen) || stranger.namesAnother(in: seen)
      || voices.asksForSecrets(in: seen)
      || isSentence && voices.tellsOfApps(in: text, seen, saidBy: stranger.names)
  }

  /// Whether a text holds a line that somebody seems to say, or a question that is the assistant's own.
  package func imitates(_ text: String) -> Bool {
    voice.value.speaks(in: text) || voice.value.asks(in: text)
  }

  // MARK: Names

  /// The names that further apps may have.
  package var names: ToldNames { ToldNames(voice, all: voices) }

  /// A name, in quotation marks when it looks like the words of a speaker.
  ///
  /// - Parameter app: the app it belongs to; nil when it is the program's own.
  package func quoted(_ name: String, of app: AppDescription? = nil) -> String {
    // Nearly all names have none of these signs, so nothing is looked up for them.
    guard name.contains(where: { $0.isColon || $0.isPromptSign }) else { return name }
    let voice = app.flatMap { further[$0.id] } == nil ? voice : voices
    return voice.value.speaks(in: name) ? inQuotationMarks(name, of: app) : name
  }
}

/// An app that anybody may have written.
private struct FurtherApp: Sendable {
  /// Its names, word by word.
  let names: [[SeenText.Unit]]

  private let others: SeenPhrases

  /// A name that another app has, too, counts as the other app's.
  init(
    _ app: AppDescription, among apps: [AppDescription], namesElsewhere: (AppID) -> [String]
  ) {
    others = SeenPhrases(
      apps.filter { $0.id != app.id }.flatMap { other in
        [other.displayName] + other.names.map(\.text) + namesElsewhere(other.id)
      })
    names = ([app.displayName] + app.names.map(\.text)).map { SeenText($0).units }
  }

  func namesAnother(in text: SeenText) -> Bool { others.areFound(in: text) }
}
