// SPDX-License-Identifier: Apache-2.0

public import IntentModel

extension Conversation {
  /// Adds sentences to the turn that belong to no request.
  ///
  /// - Parameters:
  ///   - lines: the sentences.
  ///   - result: how the line ended, when no question is open.
  public mutating func say(lines: [String], result: TurnResult? = nil) {
    draft.say += lines
    guard let result else { return }
    draft.result = result
    draft.stage = .done
  }

  /// Removes the assistant's sentence that the app will go on, once the app has.
  public mutating func withdrawHandover() {
    if let handover = draft.handover { draft.say.removeAll { $0 == handover } }
  }

  /// An app's sentence, with the app's name before it when it could be taken for the assistant's.
  package func attributed(_ text: String, to app: AppDescription) -> String {
    attribution.attributed(text, to: app)
  }

  /// Shows the screen that an app has opened, in place of any card.
  public mutating func show(_ screen: AppScreen, of app: AppDescription) {
    let texts = AttributedTexts(app: app, attribution: attribution)
    draft.snippet = screen.snippet.map(texts.snippet) ?? draft.snippet
    draft.activity = screen.place ?? draft.activity
  }

  /// The request that ended last in this turn, and the place where its app is to be opened; nil
  /// when it opens none.
  public var continuation: (request: StructuredIntent, place: UserActivity)? {
    guard draft.result == .continueInApp, let request = draft.intent, let place = draft.activity
    else { return nil }
    return (request, place)
  }
}
