// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel

/// A payment from one person to another.
public final class INPaymentRecord: NSObject, @unchecked Sendable {
  public let payee: INPerson?
  public let payer: INPerson?
  public let currencyAmount: INCurrencyAmount?
  public let paymentMethod: INPaymentMethod?
  /// The purpose of the payment.
  public let note: String?
  public let status: INPaymentStatus
  /// The fee for the payment.
  public let feeAmount: INCurrencyAmount?

  public init?(
    payee: INPerson?, payer: INPerson?, currencyAmount: INCurrencyAmount?,
    paymentMethod: INPaymentMethod?, note: String?, status: INPaymentStatus,
    feeAmount: INCurrencyAmount?
  ) {
    self.payee = payee
    self.payer = payer
    self.currencyAmount = currencyAmount
    self.paymentMethod = paymentMethod
    self.note = note
    self.status = status
    self.feeAmount = feeAmount
  }

  /// A payment without a fee.
  public convenience init?(
    payee: INPerson?, payer: INPerson?, currencyAmount: INCurrencyAmount?,
    paymentMethod: INPaymentMethod?, note: String?, status: INPaymentStatus
  ) {
    self.init(
      payee: payee, payer: payer, currencyAmount: currencyAmount, paymentMethod: paymentMethod,
      note: note, status: status, feeAmount: nil)
  }
}

extension INPaymentRecord {
  /// The values for the texts of an answer, by name: `${currencyAmount}`.
  var properties: [String: Value] {
    let told = [
      "payee": payee?.parameterValue, "payer": payer?.parameterValue,
      "currencyAmount": currencyAmount?.parameterValue,
      "paymentMethod": paymentMethod?.parameterValue,
      "note": note.map(Value.text), "feeAmount": feeAmount?.parameterValue,
    ]
    return told.compactMapValues(\.self)
  }

  /// The lines of the card: payee, payer, amount, fee, payment method, note and status.
  var lines: [Snippet.Line] {
    let facts: [Snippet.Line?] = [
      .fact("payee", payee?.displayName),
      .fact("payer", payer?.displayName),
      .fact("amount", currencyAmount?.parameterValue.display),
      .fact("fee", feeAmount?.parameterValue.display),
      .fact("paymentMethod", paymentMethod?.display),
      .fact("note", note),
      .fact("status", RequestContext.words(for: status)),
    ]
    return facts.compactMap(\.self)
  }
}

extension INPaymentMethod {
  /// The name with its hint: "Visa, 1234".
  fileprivate var display: String {
    [name, identificationHint].compactMap(\.self).joined(separator: ", ")
  }
}
