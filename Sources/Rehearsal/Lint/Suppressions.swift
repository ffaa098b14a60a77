// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import IntentModel

/// The comments that suppress findings, each with its reason.
///
/// `parlance:ignore generic-term: it is our brand` covers its own line and the next one,
/// `parlance:ignore-file …` covers the whole file.
struct Suppressions {
  private struct Suppression {
    var rule: String
    var place: SourceLocation
    var isForFile: Bool
    var hasReason: Bool

    func covers(_ finding: Finding) -> Bool {
      guard finding.rule == rule, finding.location.file == place.file, hasReason else {
        return false
      }
      return isForFile || [place.line, place.line + 1].contains(finding.location.line)
    }
  }

  private static let mark = "parlance:ignore"
  private var suppressions: [Suppression] = []

  init(of app: LintedApp) {
    for file in app.files { read(file.source) }
  }

  private mutating func read(_ source: SourceText) {
    var number = 1
    while let line = source.line(number) {
      if let range = line.firstRange(of: Self.mark) {
        add(line[range.upperBound...], at: SourceLocation(file: source.file, line: number))
      }
      number += 1
    }
  }

  /// - Parameter text: the text after the mark, such as `-file rule: reason */`.
  private mutating func add(_ text: Substring, at place: SourceLocation) {
    let isForFile = text.hasPrefix("-file")
    let rest = text.dropFirst(isForFile ? "-file".count : 0)
    let parts = rest.split(separator: ":", maxSplits: 1)
    let rule = parts.first.map { $0.filter { $0.isLetter || $0 == "-" || $0.isNumber } } ?? ""
    let reason = parts.count > 1 ? parts[1].filter(\.isLetter) : ""
    suppressions.append(
      Suppression(rule: rule, place: place, isForFile: isForFile, hasReason: !reason.isEmpty))
  }

  func sparing(_ findings: [Finding]) -> [Finding] {
    findings.filter { finding in !suppressions.contains { $0.covers(finding) } }
  }

  /// The problems of the comments themselves.
  func findings(after found: [Finding]) -> [Finding] {
    suppressions.compactMap { suppression in
      if !suppression.hasReason {
        let message = "this suppresses nothing without a reason; write rule: reason"
        return Finding(
          .warning, rule: "suppression-without-reason", message: message, at: suppression.place)
      }
      guard !found.contains(where: suppression.covers) else { return nil }
      let message = "there is no '\(suppression.rule)' to suppress here; remove the comment"
      return Finding(.note, rule: "unused-suppression", message: message, at: suppression.place)
    }
  }
}
