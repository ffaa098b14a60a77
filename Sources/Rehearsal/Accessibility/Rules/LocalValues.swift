// SPDX-License-Identifier: Apache-2.0

/// Dates, times and names are written as people write them.
enum LocalValues: AccessibilityRule {
  static let name = "local-values"
  static let summary = "Dates and names are written as people say them."
  static let reason = "A machine's date or name is spelt out, sign by sign."

  static func breaches(in turn: PerceivedTurn) -> [String] {
    // 2026-01-15, 09:00:00Z, clam_chowder, PT30M.
    let machineForm =
      #/\d{4}-\d{2}-\d{2}|T?\d{2}:\d{2}:\d{2}Z|\b[a-z]+(?:_[a-z]+)+\b|\bPT?\d+[DHMS]\b/#
    return turn.texts.flatMap { text in
      turn.own(text).matches(of: machineForm).map { match in
        "'\(match.0)' in '\(text)' is a machine's; write it in the user's language"
      }
    }
  }
}
