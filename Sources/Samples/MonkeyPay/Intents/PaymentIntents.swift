// SPDX-License-Identifier: Apache-2.0

import Intents

/// The app's intents extension: who handles what.
final class PaymentIntents: INExtension {
  static let kinds: [INIntent.Type] = [
    INSendPaymentIntent.self, INRequestPaymentIntent.self, INPayBillIntent.self,
    INSearchForAccountsIntent.self,
  ]

  private let till: Till

  init(_ till: Till) { self.till = till }

  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INSendPaymentIntent: SendPaymentHandler(till)
    case is INRequestPaymentIntent: RequestPaymentHandler(till)
    case is INPayBillIntent: PayBillHandler(till)
    case is INSearchForAccountsIntent: SearchForAccountsHandler(till)
    default: nil
    }
  }
}
