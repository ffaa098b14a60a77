// SPDX-License-Identifier: Apache-2.0

import Assistant
import IntentModel
import Voice

/// No two phrases, of one app or of two, accept the same sentence and mean different things.
enum PhraseCollisions: LintRule {
  static let name = "phrase-collision"
  static let severity = Finding.Severity.error
  static let summary =
    "No two phrases, of one app or of two, accept the same sentence and mean different things."
  static let reason = """
    Which of the two is meant nobody can tell from the words. Found by walking the compiled sentences in pairs, so \
    none is missed for want of trying; free text, which accepts everything, is left out.
    """
  static let source = "Parlance"

  static func findings(in app: LintedApp) -> [Finding] {
    app.localizations.flatMap { localization in
      localization.surroundings.collisions.value.compactMap { check($0, app) }
    }
  }

  private static func check(_ collision: Collision, _ app: LintedApp) -> Finding? {
    guard
      let own = collision.sides.last(where: { $0.app == app.id && $0.template.location.isOfAnApp }),
      let rival = collision.sides.first(where: { $0 != own })
    else { return nil }
    let message =
      "'\(collision.witness)' is \(own.intent) here and \(rival.name) at \(rival.template.location); "
      + "say one of the two differently"
    return finding(message, at: own.template.location, in: app)
  }
}

extension Collision.Side {
  /// Such as `SoupChef.OrderSoup`. A request to the assistant has no app before the full stop.
  var name: String { (app.map { "\($0)." } ?? "") + intent.rawValue }
}
