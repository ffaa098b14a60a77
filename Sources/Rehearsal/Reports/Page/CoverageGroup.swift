// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The coverage of an app, as the page shows it.
struct CoverageGroup {
  struct Kind {
    let name: String
    let label: String
    let reached: Int
    let all: Int
    /// The share that is reached, in per cent.
    let value: Int
  }

  struct Missing {
    let label: String
    let name: String
    let place: String?
    let language: String?
  }

  let name: String
  let percent: String
  let value: Int
  private let isEnough: Bool
  let minimum: String?
  let kinds: [Kind]
  let missing: [Missing]
  private let hasMissing: Bool

  /// Returns nil if the result has no coverage.
  init?(_ result: RehearsalResult, _ labels: ReportLabels) {
    guard let coverage = result.coverage else { return nil }
    name = "\(coverage.subject.app) \(coverage.subject.language)"
    percent = coverage.shownPercent
    value = Int(coverage.percent)
    isEnough = result.isPassed
    minimum = result.minimum.map(Coverage.percent)
    kinds = CoverageItem.Kind.allCases.compactMap { kind in
      let (reached, all) = coverage.tally(of: kind)
      guard all > 0 else { return nil }
      return Kind(
        name: kind.rawValue, label: labels[kind], reached: reached, all: all,
        value: 100 * reached / all)
    }
    missing = coverage.missing.map { item in
      Missing(
        label: labels[item.kind], name: item.name, place: item.place?.description,
        language: item.kind.isSaid ? ReportPage.tag(coverage.subject.language) : nil)
    }
    hasMissing = !missing.isEmpty
  }
}

extension CoverageItem.Kind {
  /// Whether the names of such items are words that people say, rather than names in code.
  fileprivate var isSaid: Bool { self == .templates || self == .alternatives }
}
