// SPDX-License-Identifier: Apache-2.0

/// What can be guessed without looking at the clock.
struct Baseline {
  private(set) var recent: [String] = []
  private var counts: [String: Int] = [:]

  mutating func add(_ action: String) {
    recent.removeAll { $0 == action }
    recent.insert(action, at: 0)
    counts[action, default: 0] += 1
  }

  /// Of those done equally often the latest first.
  func frequent(_ count: Int) -> [String] {
    let places = Dictionary(uniqueKeysWithValues: recent.enumerated().map { ($1, $0) })
    return Array(
      counts.sorted { ($1.value, places[$0.key] ?? 0) < ($0.value, places[$1.key] ?? 0) }
        .prefix(count).map(\.key))
  }
}
