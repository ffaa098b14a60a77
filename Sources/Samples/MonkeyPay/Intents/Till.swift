// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

/// Where money changes hands: the ledger, and what is said to the user.
struct Till: Sendable {
  let ledger: Ledger

  /// Nil for the machine's own.
  let timeZone: TimeZone?

  /// The words and formats of whoever pays now.
  var phrasing: Phrasing { Phrasing(RequestContext.current) }

  var now: Date { RequestContext.current?.now ?? Date() }

  var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? .current
    return calendar
  }

  /// The same for one request however often it is asked.
  func id(of intent: INIntent) -> UUID { intent.identifier.flatMap(UUID.init) ?? UUID() }

  /// Agrees to a value given what the ledger holds now; changes nothing.
  ///
  /// What is wrong with the value or with the data is told in the user's words.
  ///
  /// - Parameter reason: SiriKit's own answer for a problem; nil where it has none.
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

  /// Does a piece of work that answers; what keeps it from being done is told in the user's words.
  ///
  /// - Parameter refusal: the answer for a problem; nil is trouble with the data.
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
  /// The one contact that is meant, who can be paid or asked to pay.
  func contact(
    _ heard: INPerson, in books: Books, _ phrasing: Phrasing
  ) throws(PaymentProblem) -> Contact {
    let contacts = phrasing.contacts(heard, in: books)
    guard let contact = contacts.first else { throw .noAccount(heard.displayName) }
    guard contacts.count == 1 else { throw .incomplete }
    try Books.check(contact)
    return contact
  }

  /// Money to or from somebody, as an intent asks for it.
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

  /// The one account that is meant; nil where none was said.
  func account(
    _ heard: INPaymentAccount?, in books: Books, _ phrasing: Phrasing
  ) throws(PaymentProblem) -> Account? {
    guard let name = heard?.nickname else { return nil }
    let accounts = phrasing.accounts(name, in: books)
    guard accounts.count < 2 else { throw .incomplete }
    guard let account = accounts.first else { throw .unknownAccount(name.spokenPhrase) }
    return account
  }

  /// The bill to pay, as an intent asks for it.
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

  /// The day or the moment that was said; a time without a day is the next one. Nil for none.
  func date(_ heard: INDateComponentsRange?) -> Date? {
    guard let components = heard?.startDateComponents ?? heard?.endDateComponents else {
      return nil
    }
    guard components.day == nil else { return calendar.date(from: components) }
    return calendar.nextDate(after: now, matching: components, matchingPolicy: .nextTime)
  }
}

/// Whether the user has to prove who they are before so much is paid.
///
/// The one place that decides: everything the app pays carries this limit.
enum Authentication {
  /// What is paid without further ado, in cents.
  private static let free = 5000

  /// What may be paid in the request that is open now, in cents; what is more goes on in the app,
  /// which asks who it is.
  static var limit: Int { RequestContext.current?.isAuthenticated == true ? .max : free }
}

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
