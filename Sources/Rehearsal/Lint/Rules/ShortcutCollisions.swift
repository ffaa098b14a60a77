// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Assistant
import Foundation
import IntentModel
import Voice

/// No phrase of the app is also the phrase of a user's shortcut that does something else.
enum ShortcutCollisions: LintRule {
  static let name = "shortcut-collision"
  static let severity = Finding.Severity.warning
  static let summary =
    "No phrase is what the user says for something else; checked where --data names the user's folder."
  static let reason = """
    The user's own words win: whoever says the phrase gets what the shortcut does, and never what the app would.
    """
  static let source = "Parlance"

  static func findings(in app: LintedApp) -> [Finding] {
    var told: Set<UUID> = []
    return app.localizations.flatMap { localization in
      app.userShortcuts.filter(\.isEnabled).compactMap { shortcut in
        guard let finding = check(shortcut, localization.installation, app),
          told.insert(shortcut.id).inserted
        else { return nil }
        return finding
      }
    }
  }

  private static func check(
    _ shortcut: VoiceShortcut, _ installation: Installation?, _ app: LintedApp
  ) -> Finding? {
    let heard = installation?.interpretations(
      of: Utterance(shortcut.phrase), forgiving: false, now: .distantPast
    ).first
    guard let heard, heard.app == app.id, heard.template.location.isOfAnApp,
      !shortcut.does(heard.intent, in: app.id)
    else { return nil }
    let message =
      "'\(shortcut.phrase)' is \(heard.intent) here and a shortcut of the user's; "
      + "rename it with 'parlance shortcuts rename' or say this differently"
    return finding(message, at: heard.template.location, in: app)
  }
}

extension VoiceShortcut {
  /// Whether it asks an app for an intent and does nothing else.
  fileprivate func does(_ intent: IntentID, in app: AppID) -> Bool {
    guard steps.count == 1, case .request(intent, _) = steps[0].action else { return false }
    return steps[0].app == app
  }
}
