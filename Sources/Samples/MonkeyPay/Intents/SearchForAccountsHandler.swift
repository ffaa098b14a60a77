// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Looks up the user's accounts.
final class SearchForAccountsHandler: NSObject, INSearchForAccountsIntentHandling {
  private let till: Till

  init(_ till: Till) { self.till = till }

  /// Accepts a name that no account has: the answer then says that there is none.
  func resolveAccountNickname(
    for intent: INSearchForAccountsIntent
  ) async -> INSpeakableStringResolutionResult {
    guard let heard = intent.accountNickname else { return .notRequired() }
    return await till.agree { (books, phrasing) throws(PaymentProblem) in
      let names = phrasing.accounts(heard, in: books).compactMap { phrasing.account($0).nickname }
      guard let name = names.first else { return .unanswered() }
      return names.count == 1 ? .success(with: name) : .disambiguation(with: names)
    }
  }

  func handle(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse {
    await till.serve(refusing: INSearchForAccountsIntentResponse.init) { phrasing in
      let accounts = accounts(intent, in: try await till.ledger.books(), phrasing)
      guard !accounts.isEmpty else {
        return INSearchForAccountsIntentResponse(code: .failureAccountNotFound, userActivity: nil)
      }
      let response = INSearchForAccountsIntentResponse(code: .success, userActivity: nil)
      response.accounts = accounts.map(phrasing.account)
      return response
    }
  }

  /// The accounts that fit everything that was said.
  private func accounts(
    _ intent: INSearchForAccountsIntent, in books: Books, _ phrasing: Phrasing
  ) -> [Account] {
    let named = intent.accountNickname.map { phrasing.accounts($0, in: books) } ?? books.accounts
    return named.filter { account in
      let isOfType =
        intent.accountType == .unknown || account.type == intent.accountType.rawValue
      let isCounted =
        intent.requestedBalanceType == .unknown
        || account.unit == intent.requestedBalanceType.rawValue
      let isKeptThere = intent.organizationName.map {
        phrasing.isSame($0.spokenPhrase, account.organization ?? "")
      }
      return isOfType && isCounted && isKeptThere ?? true
    }
  }
}

extension INSearchForAccountsIntentResponse {
  /// A refusal, which only trouble with the data can cause.
  fileprivate convenience init(_ problem: PaymentProblem?) {
    self.init(code: .failure, userActivity: nil)
  }
}
