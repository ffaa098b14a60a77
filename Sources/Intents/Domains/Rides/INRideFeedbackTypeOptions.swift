// SPDX-License-Identifier: Apache-2.0

/// The kinds of feedback that a user is asked for after a ride.
public struct INRideFeedbackTypeOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let rate = INRideFeedbackTypeOptions(rawValue: 1 << 0)
  public static let tip = INRideFeedbackTypeOptions(rawValue: 1 << 1)
}
