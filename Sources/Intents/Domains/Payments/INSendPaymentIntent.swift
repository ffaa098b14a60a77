// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Pays somebody.
public final class INSendPaymentIntent: INIntent, @unchecked Sendable {
  public internal(set) var payee: INPerson?

  public internal(set) var currencyAmount: INCurrencyAmount?

  /// The purpose of the payment.
  public internal(set) var note: String?

  public convenience init(payee: INPerson?, currencyAmount: INCurrencyAmount?, note: String?) {
    self.init()
    self.payee = payee
    self.currencyAmount = currencyAmount
    self.note = note
  }

  public override class var shape: IntentShape {
    typealias Handler = any INSendPaymentIntentHandling
    return IntentShape(
      named: "INSendPaymentIntent", of: INSendPaymentIntent.self, handledBy: Handler.self,
      domain: "Payments", category: .request, requiresConfirmation: true, spendsMoney: true,
      parameters: [
        .one("payee", \INSendPaymentIntent.payee, isRequired: true, for: Handler.self) {
          $0.resolvePayee(for: $1, with: $2)
        },
        .one(
          "currencyAmount", \INSendPaymentIntent.currencyAmount, isRequired: true, for: Handler.self
        ) {
          $0.resolveCurrencyAmount(for: $1, with: $2)
        },
        .one("note", \INSendPaymentIntent.note, for: Handler.self) {
          $0.resolveNote(for: $1, with: $2)
        },
      ],
      confirm: { $0.confirm(intent: $1, completion: $2) },
      handle: { $0.handle(intent: $1, completion: $2) })
  }
}
