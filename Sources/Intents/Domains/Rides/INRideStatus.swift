// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A ride, as far as it has come.
public final class INRideStatus: NSObject, @unchecked Sendable {
  /// The service's own.
  public var rideIdentifier: String?
  public var phase = INRidePhase.unknown
  /// How it ended, once the phase is completed.
  public var completionStatus: INRideCompletionStatus?
  public var vehicle: INRideVehicle?
  public var driver: INRideDriver?
  public var rideOption: INRideOption?
  /// When the user wants to be picked up; nil for as soon as can be.
  public var scheduledPickupTime: INDateComponentsRange?
  public var estimatedPickupDate: Date?
  /// When the driver waits no longer.
  public var estimatedPickupEndDate: Date?
  public var estimatedDropOffDate: Date?
  public var pickupLocation: CLPlacemark?
  /// The stops on the way.
  public var waypoints: [CLPlacemark]?
  public var dropOffLocation: CLPlacemark?
  /// Where the app cancels it.
  public var userActivityForCancelingInApplication: NSUserActivity?
  /// What else can be done about it in the app.
  public var additionalActionActivities: [NSUserActivity]?

  public override init() { super.init() }
}
