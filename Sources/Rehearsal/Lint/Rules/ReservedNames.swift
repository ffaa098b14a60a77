// SPDX-License-Identifier: Apache-2.0

import Assistant
import Dialog
import IntentModel
import Voice

/// No app, thing or option has a name that means a request to the assistant, yes, no or a speaker.
enum ReservedNames: LintRule {
  static let name = "reserved-name"
  static let severity = Finding.Severity.error
  static let summary =
    "No app, thing or option is called like a request to the assistant, a yes, a no, or whoever speaks."
  static let reason = """
    These words are the assistant's wherever they are said: what is called so can be chosen by its number at best. An \
    app called Parlance or You seems to speak in another's name; one whose name says something is called by its folder.
    """
  static let source = "Parlance"

  static func findings(in app: LintedApp) -> [Finding] {
    let words = app.localizations.reduce(into: [String: OwnWords]()) { words, localization in
      words[localization.language] = OwnWords(localization)
    }
    return app.appNames.compactMap { name in
      let own = app.localizations(of: name.language).compactMap { words[$0.language] }
      if let taken = own.lazy.compactMap({ $0.use(ofAppName: name.text) }).first {
        return finding(message(name.text, taken), at: name.place, in: app)
      }
      let flaw = own.lazy.compactMap { $0.flaw(ofAppName: name.text) }.first
      return flaw.map { finding($0, at: name.place, in: app, severity: .warning) }
    }
      + app.vocabularyNames.compactMap { name in
        let taken = name.language.flatMap { words[$0] }?.use(of: name.text)
        return taken.map { finding(message(name.text, $0), at: name.place, in: app) }
      } + app.localizations.flatMap { options(of: $0, words[$0.language], app) }
  }

  private static func options(
    of localization: LintedApp.Localization, _ words: OwnWords?, _ app: LintedApp
  ) -> [Finding] {
    guard let words, let intents = localization.installation?[app.id]?.description.intents else {
      return []
    }
    return intents.flatMap { intent in
      intent.parameters.flatMap(\.choices).compactMap { choice in
        words.use(of: choice.display).map {
          finding(
            message(choice.display, $0), at: app.place(of: intent.id), in: app, severity: .warning)
        }
      }
    }
  }

  private static func message(_ name: String, _ use: String) -> String {
    "'\(name)' is the assistant's own \(use); choose another name"
  }
}

/// The words that belong to the assistant in one language.
private struct OwnWords {
  private let requests: AssistantRequests
  private let attribution: Attribution?
  private let names: ToldNames?

  /// Nil for a language that the assistant doesn't speak.
  init?(_ localization: LintedApp.Localization) {
    guard let requests = localization.surroundings.requests.value else { return nil }
    self.requests = requests
    attribution = localization.installation?.attribution
    names = attribution?.names
  }

  /// The request that a name means; nil if it means none.
  func use(of name: String) -> String? { requests.use(of: name) }

  func use(ofAppName name: String) -> String? {
    let speaks = requests.isSpeaker(name) || attribution?.imitates(name) == true
    return use(of: name) ?? (speaks ? "name" : nil)
  }

  /// The problem that keeps an app from being called by a name that no other app has.
  func flaw(ofAppName name: String) -> String? {
    guard let names else { return nil }
    guard let label = names.label(name) else {
      return "'\(name)' says something; an app's name names it alone"
    }
    guard names.told(name, others: []) != nil else {
      return "'\(name)' holds the assistant's own name; leave that out"
    }
    return label == name
      ? nil : "'\(name)' is told as '\(label)'; leave out the quotation marks and colons"
  }
}
