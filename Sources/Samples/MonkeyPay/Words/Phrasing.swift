// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents
import SampleData

/// The app's facts in the words and formats of one user.
struct Phrasing: AppPhrasing {
  let listener: Listener

  /// `$12.00`.
  func price(_ cents: Int) -> String {
    Cents.amount(cents).decimalValue.formatted(.currency(code: Cents.currency).locale(locale))
  }
}

/// Makes SiriKit's values of the app's facts.
extension Phrasing {
  func person(_ contact: Contact) -> INPerson {
    INPerson(
      personHandle: INPersonHandle(value: contact.handle, type: .emailAddress),
      nameComponents: nil, displayName: contact.name, image: nil,
      contactIdentifier: contact.name, customIdentifier: contact.id)
  }

  func payee(_ biller: Biller) -> INBillPayee? {
    INBillPayee(
      nickname: INSpeakableString(
        identifier: biller.id, spokenPhrase: biller.name, pronunciationHint: nil),
      number: biller.number, organizationName: INSpeakableString(spokenPhrase: biller.name))
  }

  func account(_ account: Account) -> INPaymentAccount {
    INPaymentAccount(
      nickname: INSpeakableString(
        identifier: account.id, spokenPhrase: account.name, pronunciationHint: nil),
      number: account.number, accountType: INAccountType(rawValue: account.type) ?? .unknown,
      organizationName: account.organization.map(INSpeakableString.init(spokenPhrase:)),
      balance: balance(account), secondaryBalance: nil)
  }

  func money(_ cents: Int) -> INCurrencyAmount {
    INCurrencyAmount(amount: Cents.amount(cents), currencyCode: Cents.currency)
  }

  private func balance(_ account: Account) -> INBalanceAmount? {
    guard !account.isMoney else {
      return INBalanceAmount(amount: Cents.amount(account.balance), currencyCode: Cents.currency)
    }
    return INBalanceAmount(
      amount: NSDecimalNumber(value: account.balance),
      balanceType: INBalanceType(rawValue: account.unit) ?? .unknown)
  }
}

extension Phrasing {
  /// The reason for a refusal, as a whole sentence.
  func reason(_ problem: PaymentProblem) -> String {
    switch problem {
    case .noAccount(let name): wording.text("reason.noAccount", ["name": name])
    case .noValidHandle(let name): wording.text("reason.noValidHandle", ["name": name])
    case .belowMinimum: wording.text("reason.belowMinimum", ["amount": price(Limits.least)])
    case .aboveMaximum: wording.text("reason.aboveMaximum", ["amount": price(Limits.most)])
    case .currencyUnsupported: wording.text("reason.currencyUnsupported")
    case .insufficientFunds(let account, let balance):
      wording.text("reason.insufficientFunds", ["account": account, "balance": price(balance)])
    case .authenticationRequired: wording.text("reason.authenticationRequired")
    case .unknownBiller(let name): wording.text("reason.unknownBiller", ["name": name])
    case .noBillOfType(let type):
      wording.text("reason.noBillOfType", ["bill": words(INBillType(rawValue: type) ?? .unknown)])
    case .nothingDue(let name): wording.text("reason.nothingDue", ["name": name])
    case .moreThanOwed(let name, let balance):
      wording.text("reason.moreThanOwed", ["name": name, "balance": price(balance)])
    case .unknownAccount(let name): wording.text("reason.unknownAccount", ["name": name])
    case .noMoney(let name): wording.text("reason.noMoney", ["name": name])
    case .inThePast: wording.text("reason.inThePast")
    case .incomplete: wording.text("reason.incomplete")
    }
  }

  /// The purpose of a bill: "electricity".
  private func words(_ type: INBillType) -> String { wording.text("INBillType.\(type)") }
}

/// Finds the things that a spoken name means.
extension Phrasing {
  /// The contacts with a name; if there are none, the contacts whose names contain it.
  func contacts(_ heard: INPerson, in books: Books) -> [Contact] {
    if let contact = heard.customIdentifier.flatMap(books.contact) { return [contact] }
    return fitting(heard.contactIdentifier ?? heard.displayName, among: books.contacts, \.name)
  }

  /// The billers with a name; if there is no name, those whose bills have the type.
  func billers(_ heard: INBillPayee?, type: INBillType, in books: Books) -> [Biller] {
    guard let name = heard?.nickname else {
      return books.billers.filter { $0.type == type.rawValue }
    }
    if let biller = name.vocabularyIdentifier.flatMap(books.biller) { return [biller] }
    return fitting(name.spokenPhrase, among: books.billers, \.name)
  }

  func accounts(_ heard: INSpeakableString, in books: Books) -> [Account] {
    let known = books.accounts.filter { $0.id == heard.vocabularyIdentifier }
    return known.isEmpty ? fitting(heard.spokenPhrase, among: books.accounts, \.name) : known
  }

  /// Whether two names sound the same.
  func isSame(_ name: String, _ other: String) -> Bool { folded(name) == folded(other) }

  private func fitting<Known>(
    _ name: String, among all: [Known], _ known: (Known) -> String
  ) -> [Known] {
    let same = all.filter { isSame(known($0), name) }
    return same.isEmpty ? all.filter { isPart(name, of: known($0)) } : same
  }
}

extension Phrasing {
  /// The record of money between people that the assistant's sheet shows.
  ///
  /// - Parameter now: nil if the payment has not been made yet.
  func record(_ payment: Payment, at now: Date?) -> INPaymentRecord? {
    let contact =
      switch payment.kind {
      case .send(let contact), .request(let contact): person(contact)
      case .bill: INPerson?.none
      }
    var isRequest: Bool { if case .request = payment.kind { true } else { false } }
    return INPaymentRecord(
      payee: isRequest ? nil : contact, payer: isRequest ? contact : nil,
      currencyAmount: money(payment.cents), paymentMethod: payment.account.map(method),
      note: payment.note, status: now.map { status(payment, at: $0) } ?? .unknown)
  }

  /// The details of a bill that the assistant's sheet shows.
  ///
  /// - Parameters:
  ///   - now: when the user asks.
  ///   - isMade: whether it has been paid, or the money for it is set aside.
  func details(_ payment: Payment, at now: Date, isMade: Bool, in calendar: Calendar)
    -> INBillDetails?
  {
    guard case .bill(let biller) = payment.kind else { return nil }
    return INBillDetails(
      billType: INBillType(rawValue: biller.type) ?? .unknown,
      paymentStatus: isMade ? status(payment, at: now) : .unpaid, billPayee: payee(biller),
      amountDue: money(biller.due), minimumDue: money(biller.minimum), lateFee: nil,
      dueDate: dueDate(biller, after: now, in: calendar),
      paymentDate: isMade ? day(payment.paidOn, in: calendar) : nil)
  }

  private func status(_ payment: Payment, at now: Date) -> INPaymentStatus {
    payment.isPending(at: now) ? .pending : .completed
  }

  private func method(_ account: Account) -> INPaymentMethod {
    INPaymentMethod(
      type: account.type == INAccountType.prepaid.rawValue ? .prepaid : .savings,
      name: account.name, identificationHint: account.number, icon: nil)
  }

  /// The next day on which bills are due; nil if nothing is due.
  private func dueDate(_ biller: Biller, after now: Date, in calendar: Calendar)
    -> DateComponents?
  {
    guard biller.due > 0 else { return nil }
    let yesterday = calendar.startOfDay(for: now) - 1
    return calendar.nextDate(
      after: yesterday, matching: DateComponents(day: biller.dueDay), matchingPolicy: .nextTime
    ).map { day($0, in: calendar) }
  }

  private func day(_ date: Date, in calendar: Calendar) -> DateComponents {
    calendar.dateComponents([.year, .month, .day], from: date)
  }
}
