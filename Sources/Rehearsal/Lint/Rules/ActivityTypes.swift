// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import IntentModel

/// An intent that opens its app is listed in NSUserActivityTypes.
enum ActivityTypes: LintRule {
  static let name = "activity-types"
  static let severity = Finding.Severity.error
  static let summary = "An intent that opens its app is listed in NSUserActivityTypes."
  static let reason = """
    The app is opened with the intent's class as the activity's type, and an app that doesn't list it is not.
    """
  static let source = "SiriKit documentation"

  static func findings(in app: LintedApp) -> [Finding] {
    let lists = app.propertyLists(.info).map(\.list)
    guard let list = lists.first(where: { $0.root["NSExtension"] == nil }) ?? lists.first else {
      return []
    }
    let types = list.root["NSUserActivityTypes"]
    let listed = Set((types?.array ?? []).compactMap(\.string))
    return app.definitions.flatMap(\.intents).filter { intent in
      intent.kind == .custom && intent.combinations.contains { $0.runsInBackground == false }
        && !listed.contains(intent.intentClass)
    }.map { intent in
      let place = types.map(list.location(of:)) ?? SourceLocation(file: list.source.file)
      let message = "\(intent.intentClass) opens the app; add it to NSUserActivityTypes"
      return finding(message, at: place, in: app)
    }
  }
}
