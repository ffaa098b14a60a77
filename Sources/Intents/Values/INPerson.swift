// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// How somebody is related to the user.
public struct INPersonRelationship: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A person, as far as the user or the app knows them.
open class INPerson: NSObject, @unchecked Sendable {
  public let personHandle: INPersonHandle?
  public let nameComponents: PersonNameComponents?
  public let displayName: String
  public let image: INImage?
  /// The person's identifier in the user's contacts; nil for a person who isn't there.
  public let contactIdentifier: String?
  /// The app's own identifier.
  public let customIdentifier: String?
  public let relationship: INPersonRelationship?
  public let isMe: Bool
  /// Other people whom the same words could mean.
  public var siriMatches: [INPerson]?

  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false,
    relationship: INPersonRelationship? = nil
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    self.displayName =
      displayName ?? nameComponents?.shortName ?? personHandle.value ?? ""
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    self.relationship = relationship
    self.isMe = isMe
  }

  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?,
    aliases: [INPersonHandle]?
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName,
      image: image, contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
  }

  /// Two people are equal if their identifiers are: the app's, else the contact's, else the handle,
  /// else the name.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? INPerson).map { $0.itemID == itemID } ?? false
  }

  open override var hash: Int { itemID.hashValue }
}

extension PersonNameComponents {
  /// The given and the family name; nil if there is neither.
  fileprivate var shortName: String? {
    let parts = [givenName, familyName].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}

extension INPerson: INParameterValue {
  public static var parameterType: ParameterType { .person }

  public static func held(_ value: Value) -> Self? {
    let known = value.item?.attributes ?? [:]
    let handle = known["handle"]
    let type = known["handleType"].flatMap(Int.init).flatMap(INPersonHandleType.init)
    let contact = value.item.flatMap { known.isEmpty ? $0.id : nil }
    let person = INPerson(
      personHandle: INPersonHandle(value: handle, type: type ?? .unknown), nameComponents: nil,
      displayName: value.display, image: nil, contactIdentifier: known["contact"] ?? contact,
      customIdentifier: known["custom"])
    return person as? Self
  }

  public var parameterValue: Value {
    var known: [String: String] = [:]
    known["handle"] = personHandle?.value
    known["handleType"] = personHandle.map { String($0.type.rawValue) }
    known["contact"] = contactIdentifier
    known["custom"] = customIdentifier
    return .item(Item(id: itemID, display: displayName, attributes: known))
  }

  private var itemID: String {
    customIdentifier ?? contactIdentifier ?? personHandle?.value ?? displayName
  }
}
