// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Who drives.
public final class INRideDriver: NSObject, @unchecked Sendable {
  public let personHandle: INPersonHandle?
  public let nameComponents: PersonNameComponents?
  public let displayName: String
  public let image: INImage?
  /// Short, as the service shows it: "4.9", "★★★★".
  public let rating: String?
  /// Where the user can reach the driver.
  public let phoneNumber: String?

  public init(
    phoneNumber: String, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, rating: String?
  ) {
    let handle = INPersonHandle(value: phoneNumber, type: .phoneNumber)
    let person = INPerson(
      personHandle: handle, nameComponents: nameComponents, displayName: displayName,
      image: image, contactIdentifier: nil, customIdentifier: nil)
    personHandle = handle
    self.nameComponents = nameComponents
    self.displayName = person.displayName
    self.image = image
    self.rating = rating
    self.phoneNumber = phoneNumber
  }

  /// The name and what others thought: "Ana, 4.9".
  var display: String {
    [displayName, rating].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
