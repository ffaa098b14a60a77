// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// An account of the user's.
public final class INPaymentAccount: NSObject, @unchecked Sendable {
  /// The user's name for it.
  public let nickname: INSpeakableString?
  /// Distinguishes it from accounts of its kind, such as by its last digits.
  public let accountNumber: String?
  public let accountType: INAccountType
  public let organizationName: INSpeakableString?
  public let balance: INBalanceAmount?
  /// A second balance, such as miles beside money.
  public let secondaryBalance: INBalanceAmount?

  public init(
    nickname: INSpeakableString, number: String?, accountType: INAccountType,
    organizationName: INSpeakableString?, balance: INBalanceAmount?,
    secondaryBalance: INBalanceAmount?
  ) {
    self.nickname = nickname
    accountNumber = number
    self.accountType = accountType
    self.organizationName = organizationName
    self.balance = balance
    self.secondaryBalance = secondaryBalance
  }

  /// An account without a known balance.
  public convenience init?(
    nickname: INSpeakableString, number: String?, accountType: INAccountType,
    organizationName: INSpeakableString?
  ) {
    self.init(
      nickname: nickname, number: number, accountType: accountType,
      organizationName: organizationName, balance: nil, secondaryBalance: nil)
  }

  /// Two accounts are equal if their name, number, kind and bank are. Balances are not compared.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPaymentAccount else { return false }
    return nickname == other.nickname && accountNumber == other.accountNumber
      && accountType == other.accountType && organizationName == other.organizationName
  }

  public override var hash: Int { nickname.hashValue }
}

extension INPaymentAccount: INParameterValue {
  public static var parameterType: ParameterType { .item }

  /// The balances are not read back: they stay with the app.
  public static func held(_ value: Value) -> INPaymentAccount? {
    guard let nickname = INSpeakableString.held(value) else { return nil }
    let known = value.item?.attributes ?? [:]
    let type = known["accountType"].flatMap(Int.init).flatMap(INAccountType.init)
    return INPaymentAccount(
      nickname: nickname, number: known["accountNumber"], accountType: type ?? .unknown,
      organizationName: known["organizationName"].map(INSpeakableString.init(spokenPhrase:)),
      balance: nil, secondaryBalance: nil)
  }

  public var parameterValue: Value {
    let name = nickname?.spokenPhrase ?? organizationName?.spokenPhrase ?? ""
    var known = ["accountType": String(accountType.rawValue)]
    known["accountNumber"] = accountNumber
    known["organizationName"] = organizationName?.spokenPhrase
    return .item(
      Item(id: nickname?.vocabularyIdentifier ?? name, display: name, attributes: known))
  }
}
