// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// An app's answer to a request to cancel a ride.
public final class INCancelRideIntentResponse: _INCodedResponse<INCancelRideIntentResponseCode>,
  @unchecked Sendable
{
  /// The fee for cancelling; nil if it is free.
  public var cancellationFee: INCurrencyAmount?
  /// How long cancelling stays free; nil if the fee is due at once.
  public var cancellationFeeThreshold: DateComponents?

  public override var properties: [String: Value] {
    cancellationFee.map { ["cancellationFee": $0.parameterValue] } ?? [:]
  }

  public override var lines: [Snippet.Line] {
    [.fact("cancellationFee", cancellationFee?.parameterValue.display)].compactMap(\.self)
  }
}
