// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// What an app says of a payment it was to make.
public final class INSendPaymentIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INSendPaymentIntentResponseCode
  /// The payment as it was made, or as it would be when the user is asked for a yes.
  public var paymentRecord: INPaymentRecord?

  public init(code: INSendPaymentIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  public override var codeName: String { "\(code)" }

  public override var properties: [String: Value] { paymentRecord?.properties ?? [:] }

  public override var lines: [Snippet.Line] { paymentRecord?.lines ?? [] }
}
