// SPDX-License-Identifier: Apache-2.0

import Assistant
import IntentModel

/// Leads the dialog of one intent to its end: says its title, and answers every question.
struct DefinitionDialog {
  let app: AppDescription
  let intent: IntentDescription

  /// The lines of the conversation, to show in a failure.
  private(set) var lines: [String] = []

  /// More turns than any definition needs.
  private static let maximumTurns = 40

  init(of intent: IntentDescription, in app: AppDescription) {
    self.intent = intent
    self.app = app
  }

  /// The last turn; nil if the conversation never ended.
  mutating func hold(in session: Session) async -> Turn? {
    // A name that could be the assistant's is shown as another one, but can still be said.
    var text = "\(intent.title) in \(app.names.first?.text ?? app.displayName)"
    for _ in 0..<Self.maximumTurns {
      let turn = await session.hear(text)
      lines += ["> \(text)"] + turn.spoken
      guard let prompt = turn.prompt else { return turn }
      text = answer(to: prompt, about: turn.intent.flatMap { app[$0.intent] } ?? intent)
    }
    return nil
  }

  /// - Parameter intent: the intended one: several intents may have similar titles.
  private func answer(to prompt: Prompt, about intent: IntentDescription) -> String {
    switch prompt.kind {
    case .confirmIntent, .confirmationRequired, .unlock, .authorize: return "yes"
    case .chooseApp: return app.displayName
    case .disambiguation: return "the first one"
    case .needsValue, .needsMoreDetails, .unsupported:
      return prompt.parameter.flatMap { intent[$0] }.map(value) ?? "yes"
    }
  }

  private func value(of parameter: ParameterDescription) -> String {
    if let choice = parameter.choices.first { return choice.display }
    let number = parameter.range.map { min(max(3, $0.lowerBound), $0.upperBound) } ?? 3
    return switch parameter.type {
    case .text: "bananas"
    case .integer: String(Int(number))
    case .decimal: String(Int(number.rounded(.up)))
    case .boolean: "yes"
    case .date, .period: "tomorrow"
    case .duration: "20 minutes"
    case .currency: "5 dollars"
    case .measurement: "5 kilometers"
    case .item, .person, .place: "Bobo"
    case .url: "https://example.com"
    case .file: "notes.txt"
    }
  }
}
