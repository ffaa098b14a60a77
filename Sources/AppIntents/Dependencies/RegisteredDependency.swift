// SPDX-License-Identifier: Apache-2.0

/// A dependency of any type. It is checked before an app's code runs, so that a missing one gives a
/// message instead of a crash.
protocol RegisteredDependency {
  /// Whether there is a value, or one can be made.
  var isRegistered: Bool { get }

  /// The message for a missing value, which says what to do.
  var missing: String { get }

  /// Makes a value that takes a while, so that it is there when it is read.
  func prepare() async throws
}
