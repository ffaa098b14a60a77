// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The vehicle that comes.
public final class INRideVehicle: NSObject, @unchecked Sendable {
  public var location: CLLocation?
  public var manufacturer: String?
  public var model: String?
  public var registrationPlate: String?
  public var mapAnnotationImage: INImage?

  public override init() { super.init() }

  /// As a person would look for it: "Example Small Car".
  var display: String {
    [manufacturer, model].compactMap(\.self).joined(separator: " ")
  }
}
