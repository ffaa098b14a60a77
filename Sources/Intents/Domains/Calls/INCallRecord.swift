// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// An earlier call.
public final class INCallRecord: NSObject, @unchecked Sendable {
  public let identifier: String
  public let dateCreated: Date?
  public let callRecordType: INCallRecordType
  public let callCapability: INCallCapability
  /// In seconds.
  public let callDuration: Double?
  /// Whether the user hasn't looked at it yet.
  public let unseen: Bool?
  public let participants: [INPerson]?
  /// How many calls the record stands for.
  public let numberOfCalls: Int?
  public let isCallerIdBlocked: Bool?

  /// Who was at the other end; of several, the first.
  public var caller: INPerson? { participants?.first }

  public init(
    identifier: String, dateCreated: Date? = nil, callRecordType: INCallRecordType = .unknown,
    callCapability: INCallCapability = .unknown, callDuration: Double? = nil,
    unseen: Bool? = nil, participants: [INPerson]?, numberOfCalls: Int? = nil,
    isCallerIdBlocked: Bool? = nil
  ) {
    self.identifier = identifier
    self.dateCreated = dateCreated
    self.callRecordType = callRecordType
    self.callCapability = callCapability
    self.callDuration = callDuration
    self.unseen = unseen
    self.participants = participants
    self.numberOfCalls = numberOfCalls
    self.isCallerIdBlocked = isCallerIdBlocked
  }

  public convenience init(
    identifier: String, dateCreated: Date? = nil, caller: INPerson? = nil,
    callRecordType: INCallRecordType = .unknown, callCapability: INCallCapability = .unknown,
    callDuration: Double? = nil, unseen: Bool? = nil, numberOfCalls: Int? = nil
  ) {
    self.init(
      identifier: identifier, dateCreated: dateCreated, callRecordType: callRecordType,
      callCapability: callCapability, callDuration: callDuration, unseen: unseen,
      participants: caller.map { [$0] }, numberOfCalls: numberOfCalls)
  }

  /// The call as a line: how it went and when, labelled with the people.
  var line: Snippet.Line {
    let people = (participants ?? []).map(\.displayName).joined(separator: ", ")
    let facts = [
      RequestContext.words(for: callRecordType), dateCreated.map(RequestContext.words(for:)),
    ].compactMap(\.self)
    guard !facts.isEmpty else { return Snippet.Line(people.isEmpty ? identifier : people) }
    return Snippet.Line(facts.joined(separator: ", "), label: people.isEmpty ? nil : people)
  }
}

extension INCallRecord: INParameterValue {
  public static var parameterType: ParameterType { .item }

  /// Reads back the person, the type and the capability. The app finds the rest by the identifier.
  public static func held(_ value: Value) -> INCallRecord? {
    guard let item = value.item else { return nil }
    let type = item.attributes["type"].flatMap(Int.init).flatMap(INCallRecordType.init)
    let capability = item.attributes["capability"].flatMap(Int.init)
      .flatMap(INCallCapability.init)
    return INCallRecord(
      identifier: item.id, caller: INPerson.held(.text(item.display)),
      callRecordType: type ?? .unknown, callCapability: capability ?? .unknown)
  }

  public var parameterValue: Value {
    let known = [
      "type": String(callRecordType.rawValue), "capability": String(callCapability.rawValue),
    ]
    return .item(
      Item(id: identifier, display: caller?.displayName ?? identifier, attributes: known))
  }
}
