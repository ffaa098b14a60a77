// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// An app's answer to a request to ask for money.
public final class INRequestPaymentIntentResponse: _INCodedResponse<
  INRequestPaymentIntentResponseCode
>, @unchecked Sendable
{
  /// The payment that was made. In answer to `confirm`, the payment that would be made.
  public var paymentRecord: INPaymentRecord?

  public override var properties: [String: Value] { paymentRecord?.properties ?? [:] }

  public override var lines: [Snippet.Line] { paymentRecord?.lines ?? [] }
}
