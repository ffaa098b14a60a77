// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Rendering

/// Answers the Tab key: the first Tab completes the certain part, the next one lists the possible
/// texts.
struct Completer {
  enum Answer: Hashable {
    case nothing
    /// Replaces the text before the cursor.
    case replace(String)
    /// Shows lines under the input; the first one is the count.
    case list([String])
  }

  /// The most candidates that are listed; the count includes all of them.
  private static let longestList = 50

  private let completions: LineSettings.Completions
  private let wording: Wording
  private var lastText: String?

  init(_ completions: @escaping LineSettings.Completions, wording: Wording) {
    self.completions = completions
    self.wording = wording
  }

  /// Forgets the last Tab, for a new line.
  mutating func reset() { lastText = nil }

  mutating func answer(to text: String) -> Answer {
    let candidates = completions(text).map { $0.neutralised() }
    guard let first = candidates.first else { return .nothing }
    let common = candidates.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
    if common.count > text.count || (candidates.count == 1 && common != text) {
      lastText = common
      return .replace(common)
    }
    defer { lastText = text }
    return candidates.count > 1 && lastText == text ? .list(lines(of: candidates)) : .nothing
  }

  private func lines(of candidates: [String]) -> [String] {
    let shown = candidates.prefix(Self.longestList)
    let rest = candidates.count - shown.count
    return [wording.count("terminal.completions", candidates.count)] + shown
      + (rest > 0 ? [wording.text("terminal.completions.more", ["count": String(rest)])] : [])
  }
}
