// SPDX-License-Identifier: Apache-2.0

/// A dependency, whatever its type: looked for before an app's code runs, so that a missing one is
/// a message and no crash.
protocol RegisteredDependency {
  /// Whether there is one, or one can be made.
  var isRegistered: Bool { get }

  /// What to do about one that is missing.
  var missing: String { get }

  /// Makes one that takes its time, so that it is there when it is read.
  func prepare() async throws
}
