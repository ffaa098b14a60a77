// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The texts of the page: those that the template names, and those that depend on a result.
struct ReportLabels {
  private static let prefix = "report."

  /// The texts by their keys without `report.`. Their tokens are not filled in.
  let all: [String: String]

  init(_ words: Wording) {
    let keys = words.keys.filter { $0.hasPrefix(Self.prefix) }
    all = Dictionary(
      uniqueKeysWithValues: keys.map { key in
        (String(key.dropFirst(Self.prefix.count)), words.text(key, ["count": "${count}"]))
      })
  }

  subscript(_ kind: CoverageItem.Kind) -> String { self["kind", kind.rawValue] }

  subscript(_ perturbation: Perturbation) -> String { self["change", perturbation.rawValue] }

  subscript(_ mark: TranscriptLine.Mark) -> String { self["line", mark.name] }

  private subscript(_ group: String, _ name: String) -> String { all["\(group)_\(name)"] ?? name }

  /// A share such as `83%`, or a dash if there is none.
  static func share(_ share: Double?) -> String {
    share.map { Coverage.percent($0 * 100) } ?? "–"
  }
}
