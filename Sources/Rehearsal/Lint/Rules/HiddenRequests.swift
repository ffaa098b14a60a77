// SPDX-License-Identifier: Apache-2.0

import Assistant
import Dialog
import IntentModel
import Voice

/// No phrase hides a request to the assistant: cancel, help, yes, no, what can you do.
enum HiddenRequests: LintRule {
  static let name = "hidden-request"
  static let severity = Finding.Severity.error
  static let summary =
    "No phrase hides a request to the assistant: cancel, help, yes, no, what can you do."
  static let reason = """
    These work everywhere; an app that takes one of them leaves people without a way out.
    """
  static let source = "Parlance"

  /// The most sentences that are tried for each phrase.
  private static let maximum = 24

  static func findings(in app: LintedApp) -> [Finding] {
    app.localizations.flatMap { localization -> [Finding] in
      guard let requests = localization.surroundings.requests.value,
        let installation = localization.installation, let installed = installation[app.id],
        let set = localization.phraseSet.value
      else { return [] }
      let colliding = requests.collisions(with: installed).compactMap { check($0, app) }
      let known = Set(colliding.map(\.location))
      // Some requests contain an app's name or are left out of some questions. They never show up
      // as collisions, so the phrases are also tried one by one.
      return colliding
        + set.phrases.filter {
          $0.isWritten && !known.contains($0.template.location)
        }
        .compactMap { check($0, installation.reader, app) }
    }
  }

  private static func check(_ collision: Collision, _ app: LintedApp) -> Finding? {
    guard let request = collision.sides.first(where: { $0.app == nil }),
      let own = collision.sides.first(where: { $0.app == app.id && $0.template.location.isOfAnApp })
    else { return nil }
    let message = message(collision.witness, request.intent.rawValue)
    return finding(message, at: own.template.location, in: app)
  }

  /// Reports a phrase only if every sentence of it is a request to the assistant. Otherwise the app
  /// can still be asked with the other sentences.
  private static func check(
    _ phrase: Phrase, _ reader: AnswerReader, _ app: LintedApp
  ) -> Finding? {
    let sentences = phrase.sentences.prefix(maximum).map(\.text)
    guard let sentence = sentences.first, sentences.allSatisfy({ reader.isOwn(Utterance($0)) })
    else { return nil }
    let request = reader.universal(Utterance(sentence))?.request.rawValue ?? "yes or no"
    return finding(message(sentence, request), at: phrase.template.location, in: app)
  }

  private static func message(_ sentence: String, _ request: String) -> String {
    "'\(sentence)' is the assistant's own \(request); say it differently"
  }
}

extension Phrase {
  /// Whether it is from the app's files or code, and is neither a negative phrase nor an example.
  fileprivate var isWritten: Bool { intent != nil && template.location.line > 0 }
}
