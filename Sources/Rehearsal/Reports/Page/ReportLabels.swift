// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The texts of the page: those the template names, and those for what is only known from a result.
struct ReportLabels {
  private static let prefix = "report."

  /// By their keys without `report.`, with their tokens as they are.
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

  /// `83%`; a dash where there is none.
  static func share(_ share: Double?) -> String {
    share.map { Coverage.percent($0 * 100) } ?? "–"
  }
}
