// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// The accounts an app found.
public final class INSearchForAccountsIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INSearchForAccountsIntentResponseCode
  public var accounts: [INPaymentAccount]?

  public init(code: INSearchForAccountsIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  public override var codeName: String { "\(code)" }

  public override var properties: [String: Value] {
    ["accounts": .text(INPaymentAccount.sentence(about: accounts ?? []))]
  }

  public override var lines: [Snippet.Line] { (accounts ?? []).map(\.line) }
}
