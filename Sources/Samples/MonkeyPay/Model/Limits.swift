// SPDX-License-Identifier: Apache-2.0

/// How much can change hands at once, in cents; the app's texts tell the same numbers.
enum Limits {
  static let least = 100
  static let most = 100_000

  static func check(_ cents: Int) throws(PaymentProblem) {
    guard cents >= least else { throw .belowMinimum }
    guard cents <= most else { throw .aboveMaximum }
  }
}
