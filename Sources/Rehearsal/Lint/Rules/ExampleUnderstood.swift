// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import IntentModel
import Voice

/// Every example is understood as its own intent.
enum ExampleUnderstood: LintRule {
  static let name = "example-understood"
  static let severity = Finding.Severity.error
  static let summary = "Every example is understood as its own intent."
  static let reason = """
    An example that is not understood, or is taken for something else, teaches people what doesn't work.
    """
  static let source = "Parlance"

  static func findings(in app: LintedApp) -> [Finding] {
    app.examples.compactMap { example in
      guard let localization = app.localization(of: example.language),
        let installation = localization.installation, installation[app.id] != nil
      else { return nil }
      let heard = installation.interpretations(of: Utterance(example.text), now: noon).first
      let isRight = heard?.app == app.id && heard?.intent == example.intent
      guard !isRight || heard?.isTolerated == true else { return nil }
      let instead =
        heard.map {
          isRight ? "is only guessed" : "is taken for \($0.app.map { "\($0)." } ?? "")\($0.intent)"
        }
        ?? "is not understood"
      let message = "the example \(instead); add a sentence for it, or mend it"
      return finding(message, at: example.place, in: app)
    }
  }

  /// The fixed time that "tomorrow" is relative to. An example should work on every day.
  private static let noon = Date(timeIntervalSince1970: 1_768_478_400)
}
