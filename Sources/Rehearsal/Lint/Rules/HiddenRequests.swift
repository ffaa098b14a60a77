// SPDX-License-Identifier: Apache-2.0

import Assistant
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

  static func findings(in app: LintedApp) -> [Finding] {
    app.localizations.flatMap { localization in
      guard let requests = localization.requests,
        let installed = localization.installation?[app.id]
      else { return [Finding]() }
      let sources = [
        UnderstandingSource(grammar: requests),
        UnderstandingSource(description: installed.description, grammar: installed.grammar),
      ]
      return Understander(sources, habits: LanguageHabits(requests)).collisions().compactMap {
        check($0, app)
      }
    }
  }

  private static func check(_ collision: Collision, _ app: LintedApp) -> Finding? {
    guard let request = collision.sides.first(where: { $0.app == nil }),
      let own = collision.sides.first(where: { $0.app == app.id && $0.template.location.isOfAnApp })
    else { return nil }
    let message =
      "'\(collision.witness)' is the assistant's own \(request.intent); say it differently"
    return finding(message, at: own.template.location, in: app)
  }
}
