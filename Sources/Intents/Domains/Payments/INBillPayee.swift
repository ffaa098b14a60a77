// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// Somebody who sends bills.
public final class INBillPayee: NSObject, @unchecked Sendable {
  /// The user's name for them.
  public let nickname: INSpeakableString?
  /// Distinguishes one account with them from another, such as by its last digits.
  public let accountNumber: String?
  public let organizationName: INSpeakableString?

  public init?(nickname: INSpeakableString, number: String?, organizationName: INSpeakableString?) {
    self.nickname = nickname
    accountNumber = number
    self.organizationName = organizationName
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INBillPayee else { return false }
    return nickname == other.nickname && accountNumber == other.accountNumber
      && organizationName == other.organizationName
  }

  public override var hash: Int { nickname.hashValue }
}

extension INBillPayee: INParameterValue {
  public static var parameterType: ParameterType { .item }

  public static func held(_ value: Value) -> INBillPayee? {
    guard let nickname = INSpeakableString.held(value) else { return nil }
    let known = value.item?.attributes ?? [:]
    return INBillPayee(
      nickname: nickname, number: known["accountNumber"],
      organizationName: known["organizationName"].map(INSpeakableString.init(spokenPhrase:)))
  }

  public var parameterValue: Value {
    let name = nickname?.spokenPhrase ?? organizationName?.spokenPhrase ?? ""
    var known: [String: String] = [:]
    known["accountNumber"] = accountNumber
    known["organizationName"] = organizationName?.spokenPhrase
    return .item(
      Item(id: nickname?.vocabularyIdentifier ?? name, display: name, attributes: known))
  }
}
