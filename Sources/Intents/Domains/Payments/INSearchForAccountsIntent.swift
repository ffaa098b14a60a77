// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Looks up the user's accounts or their balances.
public final class INSearchForAccountsIntent: INIntent, @unchecked Sendable {
  public internal(set) var accountNickname: INSpeakableString?

  /// Nil if the user didn't say it; ``accountType`` is then unknown.
  var heardAccountType: INAccountType?

  public var accountType: INAccountType { heardAccountType ?? .unknown }

  /// The bank or other organization that keeps the account.
  public internal(set) var organizationName: INSpeakableString?

  /// Nil if the user didn't say it; ``requestedBalanceType`` is then unknown.
  var heardRequestedBalanceType: INBalanceType?

  /// The unit the user asks about: money, points, miles.
  public var requestedBalanceType: INBalanceType { heardRequestedBalanceType ?? .unknown }

  public convenience init(
    accountNickname: INSpeakableString?, accountType: INAccountType,
    organizationName: INSpeakableString?, requestedBalanceType: INBalanceType
  ) {
    self.init()
    self.accountNickname = accountNickname
    heardAccountType = accountType == .unknown ? nil : accountType
    self.organizationName = organizationName
    heardRequestedBalanceType = requestedBalanceType == .unknown ? nil : requestedBalanceType
  }

  public override class var shape: IntentShape {
    typealias Handler = any INSearchForAccountsIntentHandling
    return IntentShape(
      named: "INSearchForAccountsIntent", of: INSearchForAccountsIntent.self,
      handledBy: Handler.self,
      domain: "Payments", category: .information,
      parameters: [
        .one("accountNickname", \INSearchForAccountsIntent.accountNickname, for: Handler.self) {
          $0.resolveAccountNickname(for: $1, with: $2)
        },
        .one("accountType", \INSearchForAccountsIntent.heardAccountType, for: Handler.self) {
          $0.resolveAccountType(for: $1, with: $2)
        }.found(by: \INSearchForAccountsIntent.accountType),
        .one("organizationName", \INSearchForAccountsIntent.organizationName, for: Handler.self) {
          $0.resolveOrganizationName(for: $1, with: $2)
        },
        .one(
          "requestedBalanceType", \INSearchForAccountsIntent.heardRequestedBalanceType,
          for: Handler.self
        ) {
          $0.resolveRequestedBalanceType(for: $1, with: $2)
        }.found(by: \INSearchForAccountsIntent.requestedBalanceType),
      ],
      confirm: { $0.confirm(intent: $1, completion: $2) },
      handle: { $0.handle(intent: $1, completion: $2) })
  }
}
