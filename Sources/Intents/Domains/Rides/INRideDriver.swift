// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The driver of a ride.
public final class INRideDriver: INPerson, @unchecked Sendable {
  /// Short, as the service shows it: "4.9", "★★★★".
  public let rating: String?
  /// The number at which the user can reach the driver.
  public let phoneNumber: String?

  public init(
    phoneNumber: String, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, rating: String?
  ) {
    self.rating = rating
    self.phoneNumber = phoneNumber
    super.init(
      personHandle: INPersonHandle(value: phoneNumber, type: .phoneNumber),
      nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: nil, customIdentifier: nil)
  }

  /// The name and the rating: "Ana, 4.9".
  var display: String {
    [displayName, rating].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
