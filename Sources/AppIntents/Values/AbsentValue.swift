// SPDX-License-Identifier: Apache-2.0

/// A type whose values may be missing.
protocol AbsentValue {
  static var absent: Self { get }
}

extension Optional: AbsentValue {
  static var absent: Wrapped? { nil }
}
