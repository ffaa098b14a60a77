// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents
import SampleData

/// Where money changes hands: the ledger, and the words for the user.
struct Till: Sendable {
  let ledger: Ledger

  /// Nil for the machine's own zone.
  let timeZone: TimeZone?

  /// The words and formats of the user who pays now.
  var phrasing: Phrasing { Phrasing(RequestContext.current) }

  var now: Date { RequestContext.current?.now ?? Date() }

  var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? .current
    return calendar
  }

  /// The request's identifier: the same each time the same request comes in.
  func id(of intent: INIntent) -> UUID { intent.identifier.flatMap(UUID.init) ?? UUID() }

  /// Agrees to a value given the ledger's state now; changes nothing.
  ///
  /// Problems with the value or with the data are reported in the user's words.
  ///
  /// - Parameter reason: SiriKit's own answer for a problem; nil if it has none.
  func agree<Answer: INIntentResolutionResult>(
    orBecause reason: (PaymentProblem) -> Answer? = { _ in nil },
    _ check: (Books, Phrasing) throws(PaymentProblem) -> Answer
  ) async -> Answer {
    let phrasing = phrasing
    do {
      return try check(try await ledger.books(), phrasing)
    } catch let problem as PaymentProblem {
      return reason(problem) ?? .unsupported(saying: phrasing.reason(problem))
    } catch {
      return .failed(with: phrasing.failure(error))
    }
  }

  /// Does a piece of work that answers, and gives the reason in the user's words where it fails.
  ///
  /// - Parameter refusal: makes the answer for a problem; nil means trouble with the data.
  func serve<Answer: INIntentResponse>(
    refusing refusal: (PaymentProblem?) -> Answer, _ work: (Phrasing) async throws -> Answer
  ) async -> Answer {
    let phrasing = phrasing
    do {
      return try await work(phrasing)
    } catch PaymentProblem.authenticationRequired {
      return refusal(.authenticationRequired)
    } catch let problem as PaymentProblem {
      let answer = refusal(problem)
      answer.failure = HandlerError(code: problem.code, say: phrasing.reason(problem))
      return answer
    } catch {
      let answer = refusal(nil)
      answer.failure = phrasing.failure(error)
      return answer
    }
  }
}

extension Till {
  /// Agrees to the person who pays or is paid, if only one contact is meant.
  func agree<Answer: INPersonResolutionResult>(
    to heard: INPerson?, orBecause reason: (PaymentProblem) -> Answer?
  ) async -> Answer {
    guard let heard else { return .needsValue() }
    return await agree(orBecause: reason) { (books, phrasing) throws(PaymentProblem) in
      let contacts = phrasing.contacts(heard, in: books)
      guard contacts.count < 2 else {
        return .disambiguation(with: contacts.prefix(10).map(phrasing.person))
      }
      return .success(with: phrasing.person(try contact(heard, in: books, phrasing)))
    }
  }

  /// Agrees to an amount within the limits.
  ///
  /// - Parameter check: throws where something else is wrong with the amount, which is in cents.
  func agree<Answer: INCurrencyAmountResolutionResult>(
    to heard: INCurrencyAmount?, orBecause reason: (PaymentProblem) -> Answer?,
    _ check: (Int, Books) throws(PaymentProblem) -> Void = { _, _ in }
  ) async -> Answer {
    guard let heard else { return .needsValue() }
    return await agree(orBecause: reason) { (books, phrasing) throws(PaymentProblem) in
      let cents = try Cents.of(heard)
      try Limits.check(cents)
      try check(cents, books)
      return .success(with: phrasing.money(cents))
    }
  }

  /// The one contact that is meant, if that contact can be paid or asked to pay.
  func contact(
    _ heard: INPerson, in books: Books, _ phrasing: Phrasing
  ) throws(PaymentProblem) -> Contact {
    let contacts = phrasing.contacts(heard, in: books)
    guard let contact = contacts.first else { throw .noAccount(heard.displayName) }
    guard contacts.count == 1 else { throw .incomplete }
    try Books.check(contact)
    return contact
  }

  /// The transfer that an intent asks for.
  func transfer(
    _ intent: INIntent, with heard: INPerson?, _ amount: INCurrencyAmount?, note: String?
  ) async throws -> Transfer {
    guard let heard, let amount else { throw PaymentProblem.incomplete }
    let contact = try contact(heard, in: try await ledger.books(), phrasing)
    return Transfer(
      id: id(of: intent), contact: contact.id, cents: try Cents.of(amount), note: note,
      limit: Authentication.limit, date: now)
  }
}

extension Till {
  /// The one biller that is meant.
  func biller(
    _ intent: INPayBillIntent, in books: Books, _ phrasing: Phrasing
  ) throws(PaymentProblem) -> Biller {
    let billers = phrasing.billers(intent.billPayee, type: intent.billType, in: books)
    guard billers.count < 2 else { throw .incomplete }
    guard let biller = billers.first else {
      guard let name = intent.billPayee?.nickname else {
        throw .noBillOfType(intent.billType.rawValue)
      }
      throw .unknownBiller(name.spokenPhrase)
    }
    return biller
  }

  /// The one account that is meant; nil if none was said.
  func account(
    _ heard: INPaymentAccount?, in books: Books, _ phrasing: Phrasing
  ) throws(PaymentProblem) -> Account? {
    guard let name = heard?.nickname else { return nil }
    let accounts = phrasing.accounts(name, in: books)
    guard accounts.count < 2 else { throw .incomplete }
    guard let account = accounts.first else { throw .unknownAccount(name.spokenPhrase) }
    return account
  }

  /// The payment of a bill that an intent asks for.
  func bill(_ intent: INPayBillIntent) async throws -> BillPayment {
    let (books, phrasing) = (try await ledger.books(), phrasing)
    return BillPayment(
      id: id(of: intent), biller: try biller(intent, in: books, phrasing).id,
      amountType: intent.transactionAmount?.amountType ?? .unknown,
      cents: try intent.transactionAmount?.amount.map { try Cents.of($0) },
      account: try account(intent.fromAccount, in: books, phrasing)?.id,
      payOn: date(intent.transactionScheduledDate), note: intent.transactionNote,
      limit: Authentication.limit, date: now)
  }

  /// The day or the moment that was said; a time without a day is the next one. Nil if none was
  /// said.
  func date(_ heard: INDateComponentsRange?) -> Date? {
    guard let components = heard?.startDateComponents ?? heard?.endDateComponents else {
      return nil
    }
    guard components.day == nil else { return calendar.date(from: components) }
    return calendar.nextDate(after: now, matching: components, matchingPolicy: .nextTime)
  }
}

/// Whether the user has to authenticate before an amount is paid.
///
/// This is the only place that decides: everything the app pays carries this limit.
enum Authentication {
  /// The most that may be paid without authentication, in cents.
  private static let free = 5000

  /// The most that may be paid in the current request, in cents. A larger payment goes on in the
  /// app, which authenticates the user.
  static var limit: Int { RequestContext.current?.isAuthenticated == true ? .max : free }
}

/// The app's intents extension: finds the handler of each intent.
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
