// SPDX-License-Identifier: Apache-2.0

/// The bounds of a single payment, in cents; the app's texts name the same numbers.
enum Limits {
  static let least = 100
  static let most = 100_000

  static func check(_ cents: Int) throws(PaymentProblem) {
    guard cents >= least else { throw .belowMinimum }
    guard cents <= most else { throw .aboveMaximum }
  }
}
