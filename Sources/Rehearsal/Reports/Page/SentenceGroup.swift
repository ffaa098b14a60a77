// SPDX-License-Identifier: Apache-2.0

/// A file of sentence tests, as the page shows it.
struct SentenceGroup {
  let name: String
  let passed: Int
  let failed: Int
  let isPassed: Bool
  let problems: [String]

  /// Nil for what is about something else, and for what could not be read.
  init?(_ result: RehearsalResult) {
    guard case .sentences = result.subject, !result.trials.isEmpty else { return nil }
    name = result.subject.name
    (passed, failed) = (result.passed, result.failed)
    isPassed = result.isPassed
    problems = result.trials.compactMap(\.problem)
  }
}
