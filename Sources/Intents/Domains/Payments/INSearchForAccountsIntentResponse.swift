// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// The accounts an app found.
public final class INSearchForAccountsIntentResponse: _INCodedResponse<
  INSearchForAccountsIntentResponseCode
>, @unchecked Sendable
{
  public var accounts: [INPaymentAccount]?

  public override var properties: [String: Value] {
    ["accounts": .text(INPaymentAccount.sentence(about: accounts ?? []))]
  }

  public override var lines: [Snippet.Line] { (accounts ?? []).map(\.line) }
}
