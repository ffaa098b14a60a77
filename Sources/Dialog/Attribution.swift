// SPDX-License-Identifier: Apache-2.0

package import IntentModel

/// Tells an app's texts that speak like the assistant, or like its user, and says whose they are.
///
/// Of the apps that come with the program no more is thought than that a text of theirs may hold somebody else's words.
/// Further apps may be anybody's: their texts may not sound like the assistant's in any of its languages, whatever
/// language is spoken.
///
/// Keys: `app.says` with `${app}` and `${text}`; those of ``AssistantVoice``.
package struct Attribution: Sendable {
  private let wording: Wording
  /// What is the assistant's in the language that is spoken.
  private let voice: Lazy<AssistantVoice>
  /// The same in all languages, which is looked up when a further app first says something.
  private let voices: Lazy<AssistantVoice>
  /// The apps that don't come with the program.
  private let further: [AppID: Lazy<FurtherApp>]

  /// All apps are the program's own.
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
  ///   - voices: what is the assistant's in all languages.
  ///   - apps: all that are installed.
  ///   - further: those of them that don't come with the program.
  ///   - namesElsewhere: what an app is called in other languages.
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

  /// A sentence of an app's, led by whose it is where it could be taken for the assistant's or the user's.
  package func attributed(_ text: String, to app: AppDescription) -> String {
    guard sounds(text, sentBy: app.id) else { return text }
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return wording.text("app.says", ["app": app.displayName, "text": line])
  }

  /// What an app calls something it can do, or what it needs for that: a part of a sentence of the assistant's. In
  /// quotation marks where that could be taken for all the assistant's own.
  package func setApart(_ words: String, of app: AppDescription) -> String {
    sounds(words, sentBy: app.id, isSentence: false) ? inQuotationMarks(words, of: app) : words
  }

  /// What an app says people can say, or calls something; it can't end its quotation marks itself.
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

  /// What further apps may be called.
  package var names: ToldNames { ToldNames(voice, all: voices) }

  /// A name in quotation marks where it could be taken for what somebody says.
  ///
  /// - Parameter app: whose it is; nil where it is the program's own.
  package func quoted(_ name: String, of app: AppDescription? = nil) -> String {
    // Nothing is looked up for names that can't speak, which are nearly all.
    guard name.contains(where: { $0.isColon || $0.isPromptSign }) else { return name }
    let voice = app.flatMap { further[$0.id] } == nil ? voice : voices
    return voice.value.speaks(in: name) ? inQuotationMarks(name, of: app) : name
  }
}

/// An app that may be anybody's.
private struct FurtherApp: Sendable {
  /// What it is called, word by word.
  let names: [[SeenText.Unit]]

  private let others: SeenPhrases

  /// What another app is called, too, is not its own name.
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
