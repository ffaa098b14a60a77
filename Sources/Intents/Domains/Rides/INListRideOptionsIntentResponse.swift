// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// The rides an app offers.
public final class INListRideOptionsIntentResponse: _INCodedResponse<
  INListRideOptionsIntentResponseCode
>, @unchecked Sendable
{
  public var rideOptions: [INRideOption]?
  /// The payment methods that the service accepts.
  public var paymentMethods: [INPaymentMethod]?
  /// When the offers end.
  public var expirationDate: Date?

  public override var properties: [String: Value] {
    let options = rideOptions ?? []
    let told = options.map(\.sentence)
    let list = RequestContext.current?.wording.list(told, .and)
    return [
      "count": .integer(options.count),
      "rideOptions": .text(list ?? told.joined(separator: ", ")),
    ]
  }

  public override var lines: [Snippet.Line] { (rideOptions ?? []).map(\.line) }
}
