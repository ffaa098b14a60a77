// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension INPaymentAccount {
  /// The balances, the main one first.
  private var balances: String {
    [balance, secondaryBalance].compactMap { $0?.display }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  private var name: String { parameterValue.display }

  /// The account in a list: its name, its last digits and its balances.
  var line: Snippet.Line {
    let facts = [accountNumber, balances].compactMap(\.self).filter { !$0.isEmpty }
    guard !facts.isEmpty else { return Snippet.Line(name) }
    return Snippet.Line(facts.joined(separator: ", "), label: name)
  }

  /// The accounts that were found, in one sentence. It is made of the texts
  /// `INPaymentAccount.none`, `.one`, `.many` and, for each account of many, `.each`.
  static func sentence(about accounts: [INPaymentAccount]) -> String {
    guard let first = accounts.first else {
      return RequestContext.sentence("INPaymentAccount.none", [:])
    }
    if accounts.count == 1 {
      return RequestContext.sentence(
        "INPaymentAccount.one", ["account": first.name, "balance": first.balances])
    }
    let told = accounts.map { account in
      let facts = ["account": account.name, "balance": account.balances]
      return RequestContext.sentence("INPaymentAccount.each", facts)
    }
    let list = RequestContext.current?.wording.list(told, .and)
    return RequestContext.sentence(
      "INPaymentAccount.many", ["count": String(accounts.count), "accounts": list])
  }
}
