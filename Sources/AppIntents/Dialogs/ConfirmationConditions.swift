// SPDX-License-Identifier: Apache-2.0

/// When a request has to be confirmed. Without a condition, it is always confirmed.
public struct ConfirmationConditions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Only if the request may have been misunderstood.
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}
