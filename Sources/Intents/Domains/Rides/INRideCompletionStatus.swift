// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How a ride ended.
public final class INRideCompletionStatus: NSObject, @unchecked Sendable {
  private enum End {
    case completed, cancelled, missed
  }

  private let end: End

  /// The amount that was paid or is still to be paid; nil if unknown.
  public let paymentAmount: INCurrencyAmount?
  public let feedbackType: INRideFeedbackTypeOptions
  /// Whether the user still has to pay, to rate or to tip.
  public let isOutstanding: Bool

  /// The activity with which the app continues, for example to pay.
  public var completionUserActivity: NSUserActivity?
  /// Three tips at most, for the user to choose from.
  public var defaultTippingOptions: Set<INCurrencyAmount>?

  public var isCompleted: Bool { end == .completed }
  public var isCanceled: Bool { end != .completed }
  public var isMissedPickup: Bool { end == .missed }

  private init(
    _ end: End, paymentAmount: INCurrencyAmount? = nil,
    feedbackType: INRideFeedbackTypeOptions = [], isOutstanding: Bool = false
  ) {
    self.end = end
    self.paymentAmount = paymentAmount
    self.feedbackType = feedbackType
    self.isOutstanding = isOutstanding
  }

  public class func completed() -> INRideCompletionStatus { INRideCompletionStatus(.completed) }

  public class func completed(
    settled settledPaymentAmount: INCurrencyAmount
  ) -> INRideCompletionStatus {
    INRideCompletionStatus(.completed, paymentAmount: settledPaymentAmount)
  }

  public class func completed(
    outstanding outstandingPaymentAmount: INCurrencyAmount
  ) -> INRideCompletionStatus {
    INRideCompletionStatus(
      .completed, paymentAmount: outstandingPaymentAmount, isOutstanding: true)
  }

  public class func completed(
    feedbackType: INRideFeedbackTypeOptions = []
  ) -> INRideCompletionStatus {
    INRideCompletionStatus(.completed, feedbackType: feedbackType, isOutstanding: true)
  }

  public class func canceledByService() -> INRideCompletionStatus {
    INRideCompletionStatus(.cancelled)
  }

  public class func canceledByUser() -> INRideCompletionStatus {
    INRideCompletionStatus(.cancelled)
  }

  /// The driver waited, but the user didn't come.
  public class func canceledMissedPickup() -> INRideCompletionStatus {
    INRideCompletionStatus(.missed)
  }
}
