// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The full text of a dialog contains everything that its supporting text says.
enum SpokenCard: LintRule {
  static let name = "spoken-card"
  static let severity = Finding.Severity.warning
  static let summary = "The full text of a dialog holds all that its supporting text does."
  static let reason = """
    The full text is all there is for somebody who hears it without a screen; the supporting one stands beside a \
    card.
    """
  static let source = "HIG"

  static func findings(in app: LintedApp) -> [Finding] {
    (app.extracted?.intents ?? []).flatMap { intent in
      intent.dialogs.compactMap { dialog in
        guard let word = dialog.missingWord else { return nil }
        let missing = word == "…" ? "a value" : word.hasPrefix("$") ? word : "'\(word)'"
        let message =
          "what \(intent.name) says without a screen leaves out \(missing), which stands beside the card; "
          + "say it in full, too"
        return finding(message, at: dialog.place, in: app)
      }
    }
  }
}

extension ExtractedDialog {
  /// The first word of the supporting text that the full text lacks or has less often.
  fileprivate var missingWord: String? {
    var said = Dictionary(grouping: Self.words(of: full)) { $0.lowercased() }.mapValues(\.count)
    return Self.words(of: supporting ?? "").first { word in
      said[word.lowercased(), default: 0] -= 1
      return said[word.lowercased(), default: 0] < 0
    }
  }

  /// The values, and the words of four letters or more, which carry the meaning.
  private static func words(of text: String) -> [String] {
    text.matches(of: /\$\{[^}]*\}|…|[\p{L}\p{N}]+/).map { String($0.output) }
      .filter { $0.count > 3 || $0 == "…" || $0.contains(where: \.isNumber) }
  }
}
