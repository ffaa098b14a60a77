// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import IntentModel

/// An order, a payment or a ride is confirmed before it is carried out.
enum UnconfirmedMoney: LintRule {
  static let name = "unconfirmed-money"
  static let severity = Finding.Severity.error
  static let summary = "An order, a payment or a ride is confirmed before it is carried out."
  static let reason = """
    Nobody's money is spent by a word that was misheard.
    """
  static let source = "HIG"

  static func findings(in app: LintedApp) -> [Finding] {
    app.definitions.flatMap(\.intents).filter { intent in
      intent.kind == .custom && intent.category == .order && !intent.requiresConfirmation
    }.map { intent in
      let message =
        "\(intent.name) orders without a confirmation; set INIntentUserConfirmationRequired"
      return finding(message, at: intent.location, in: app)
    }
  }
}
