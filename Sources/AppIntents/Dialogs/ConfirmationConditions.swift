// SPDX-License-Identifier: Apache-2.0

/// When a request is to be confirmed: always where there is no condition.
public struct ConfirmationConditions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Only what may have been misunderstood.
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}
