// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// An app's answer to a request to pay a bill.
public final class INPayBillIntentResponse: _INCodedResponse<INPayBillIntentResponseCode>,
  @unchecked Sendable
{
  public var fromAccount: INPaymentAccount?
  public var billDetails: INBillDetails?
  public var transactionAmount: INPaymentAmount?
  /// When it is paid; nil for at once.
  public var transactionScheduledDate: INDateComponentsRange?
  public var transactionNote: String?

  public override var lines: [Snippet.Line] {
    let facts: [Snippet.Line?] = [
      .fact("payee", billDetails?.billPayee?.parameterValue.display),
      .fact("bill", billDetails.flatMap { RequestContext.words(for: $0.billType) }),
      .fact("amount", transactionAmount?.parameterValue.display),
      .fact("amountDue", billDetails?.amountDue?.parameterValue.display),
      .fact("dueDate", billDetails?.dueDate?.parameterValue.display),
      .fact("account", fromAccount?.parameterValue.display),
      .fact("scheduledDate", transactionScheduledDate?.parameterValue.display),
      .fact("note", transactionNote),
      .fact("status", billDetails.flatMap { RequestContext.words(for: $0.paymentStatus) }),
    ]
    return facts.compactMap(\.self)
  }
}
