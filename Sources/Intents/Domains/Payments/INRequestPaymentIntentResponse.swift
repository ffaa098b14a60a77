// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// What an app says of money it was to ask for.
public final class INRequestPaymentIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INRequestPaymentIntentResponseCode
  /// The payment as it was made, or as it would be when the user is asked for a yes.
  public var paymentRecord: INPaymentRecord?

  public init(code: INRequestPaymentIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  public override var codeName: String { "\(code)" }

  public override var properties: [String: Value] { paymentRecord?.properties ?? [:] }

  public override var lines: [Snippet.Line] { paymentRecord?.lines ?? [] }
}
