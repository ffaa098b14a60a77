// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// No more than two questions before a request can be carried out.
enum QuestionCount: LintRule {
  static let name = "question-count"
  static let severity = Finding.Severity.note
  static let summary = "No more than two questions before a request can be carried out."
  static let reason = """
    Each question is a reason to give up: take a value that is likely, and let it be changed.
    """
  static let source = "HIG"

  private static let maximum = 2

  static func findings(in app: LintedApp) -> [Finding] {
    (app.intents ?? []).compactMap { intent in
      let asked = intent.parameters.filter { $0.isRequired && $0.defaultValue == nil }
      guard asked.count > maximum else { return nil }
      let names = asked.map(\.id.rawValue).joined(separator: ", ")
      let message = "\(intent.id) may ask for \(names); give some of them a default"
      return finding(message, at: app.place(of: intent.id), in: app)
    }
  }
}
