// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// Which earlier call is meant.
public final class INCallRecordFilter: NSObject, @unchecked Sendable {
  public let participants: [INPerson]?
  public let callTypes: INCallRecordTypeOptions
  public let callCapability: INCallCapability

  public init(
    participants: [INPerson]?, callTypes: INCallRecordTypeOptions = [],
    callCapability: INCallCapability
  ) {
    self.participants = participants
    self.callTypes = callTypes
    self.callCapability = callCapability
  }
}

extension INCallRecordFilter: INParameterValue {
  public static var parameterType: ParameterType { .item }
  public static var choices: [Item] { INCallRecordTypeOptions.choices }

  /// Nil if the value names neither call types nor participants.
  public static func held(_ value: Value) -> INCallRecordFilter? {
    let known = value.item?.attributes ?? [:]
    let types = INCallRecordTypeOptions.held(value)
    let people = known["participants"]?.split(separator: "\n").compactMap {
      INPerson.held(.text(String($0)))
    }
    guard types != nil || people != nil else { return nil }
    let capability = known["capability"].flatMap(Int.init).flatMap(INCallCapability.init)
    return INCallRecordFilter(
      participants: people, callTypes: types ?? [], callCapability: capability ?? .unknown)
  }

  public var parameterValue: Value {
    var known = ["capability": String(callCapability.rawValue)]
    known["participants"] = participants?.map(\.displayName).joined(separator: "\n")
    let types = callTypes.parameterValue
    return .item(Item(id: types.identifier, display: types.display, attributes: known))
  }
}
