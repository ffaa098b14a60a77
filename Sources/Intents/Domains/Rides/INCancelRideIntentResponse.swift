// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// What an app says of a ride it was to cancel.
public final class INCancelRideIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INCancelRideIntentResponseCode
  /// What cancelling costs; nil for nothing.
  public var cancellationFee: INCurrencyAmount?
  /// After how long it costs that; nil for at once.
  public var cancellationFeeThreshold: DateComponents?

  public init(code: INCancelRideIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  public override var codeName: String { "\(code)" }

  public override var properties: [String: Value] {
    cancellationFee.map { ["cancellationFee": $0.parameterValue] } ?? [:]
  }

  public override var lines: [Snippet.Line] {
    [.fact("cancellationFee", cancellationFee?.parameterValue.display)].compactMap(\.self)
  }
}
