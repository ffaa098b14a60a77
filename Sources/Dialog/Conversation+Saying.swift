// SPDX-License-Identifier: Apache-2.0

public import IntentModel

extension Conversation {
  /// Adds sentences to the turn that belong to no request.
  ///
  /// - Parameter result: how the line ended, when no question is open.
  public mutating func say(lines: [String], result: TurnResult? = nil) {
    draft.say += lines
    guard let result else { return }
    draft.result = result
    draft.stage = .done
  }

  /// Takes the assistant's own words back that an app is to go on: it has.
  public mutating func withdrawHandover() {
    if let handover = draft.handover { draft.say.removeAll { $0 == handover } }
  }

  /// An app's own sentence, led by whose it is where it could be taken for the assistant's.
  package func attributed(_ text: String, to app: AppDescription) -> String {
    attribution.attributed(text, to: app)
  }

  /// Shows what an app has opened with, in the place of any card.
  public mutating func show(_ screen: AppScreen, of app: AppDescription) {
    let texts = AttributedTexts(app: app, attribution: attribution)
    draft.snippet = screen.snippet.map(texts.snippet) ?? draft.snippet
    draft.activity = screen.place ?? draft.activity
  }

  /// Where the request that ended last in this turn wants the app to be opened; nil where it doesn't.
  public var continuation: (request: StructuredIntent, place: UserActivity)? {
    guard draft.result == .continueInApp, let request = draft.intent, let place = draft.activity
    else { return nil }
    return (request, place)
  }
}
