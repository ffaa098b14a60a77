// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// A place by name; it stands in for CoreLocation's class. It has coordinates only if the app gives
/// them, because a terminal knows none.
open class CLPlacemark: NSObject, @unchecked Sendable {
  public let name: String?
  public let location: CLLocation?
  public var thoroughfare: String?
  public var locality: String?
  public var postalCode: String?
  public var country: String?

  public init(name: String?, location: CLLocation? = nil) {
    self.name = name
    self.location = location
  }

  /// A place as a contact or an app gives it.
  public convenience init(location: CLLocation, name: String?, postalAddress: String?) {
    self.init(name: name ?? postalAddress, location: location)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLPlacemark)?.name == name
  }

  open override var hash: Int { name.hashValue }
}

/// A point on the earth, in degrees.
public final class CLLocation: NSObject, @unchecked Sendable {
  public let latitude: Double
  public let longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

extension CLPlacemark: INParameterValue {
  public static var parameterType: ParameterType { .place }

  public static func held(_ value: Value) -> Self? {
    let known = value.item?.attributes ?? [:]
    let latitude = known["latitude"].flatMap(Double.init)
    let longitude = known["longitude"].flatMap(Double.init)
    let location = latitude.flatMap { latitude in
      longitude.map { CLLocation(latitude: latitude, longitude: $0) }
    }
    return CLPlacemark(name: value.display, location: location) as? Self
  }

  public var parameterValue: Value {
    var known: [String: String] = [:]
    known["latitude"] = location.map { String($0.latitude) }
    known["longitude"] = location.map { String($0.longitude) }
    return .item(Item(id: name ?? "", display: name ?? "", attributes: known))
  }
}
