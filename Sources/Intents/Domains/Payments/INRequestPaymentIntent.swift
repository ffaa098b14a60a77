// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Asks somebody to pay the user.
public final class INRequestPaymentIntent: INIntent, @unchecked Sendable {
  public internal(set) var payer: INPerson?

  public internal(set) var currencyAmount: INCurrencyAmount?

  /// The purpose of the payment.
  public internal(set) var note: String?

  public convenience init(payer: INPerson?, currencyAmount: INCurrencyAmount?, note: String?) {
    self.init()
    self.payer = payer
    self.currencyAmount = currencyAmount
    self.note = note
  }

  public override class var shape: IntentShape {
    typealias Handler = any INRequestPaymentIntentHandling
    return IntentShape(
      named: "INRequestPaymentIntent", of: INRequestPaymentIntent.self, handledBy: Handler.self,
      domain: "Payments", category: .request, requiresConfirmation: true,
      parameters: [
        .one("payer", \INRequestPaymentIntent.payer, isRequired: true, for: Handler.self) {
          $0.resolvePayer(for: $1, with: $2)
        },
        .one(
          "currencyAmount", \INRequestPaymentIntent.currencyAmount, isRequired: true,
          for: Handler.self
        ) {
          $0.resolveCurrencyAmount(for: $1, with: $2)
        },
        .one("note", \INRequestPaymentIntent.note, for: Handler.self) {
          $0.resolveNote(for: $1, with: $2)
        },
      ],
      confirm: { $0.confirm(intent: $1, completion: $2) },
      handle: { $0.handle(intent: $1, completion: $2) })
  }
}
