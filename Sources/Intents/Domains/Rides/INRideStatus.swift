// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A ride and its current state.
public final class INRideStatus: NSObject, @unchecked Sendable {
  /// The service's identifier of the ride.
  public var rideIdentifier: String?
  public var phase = INRidePhase.unknown
  /// How it ended, once the phase is completed.
  public var completionStatus: INRideCompletionStatus?
  public var vehicle: INRideVehicle?
  public var driver: INRideDriver?
  public var rideOption: INRideOption?
  /// When the user wants to be picked up; nil for as soon as possible.
  public var scheduledPickupTime: INDateComponentsRange?
  public var estimatedPickupDate: Date?
  /// When the driver stops waiting.
  public var estimatedPickupEndDate: Date?
  public var estimatedDropOffDate: Date?
  public var pickupLocation: CLPlacemark?
  /// The stops on the way.
  public var waypoints: [CLPlacemark]?
  public var dropOffLocation: CLPlacemark?
  /// The activity with which the app cancels the ride.
  public var userActivityForCancelingInApplication: NSUserActivity?
  /// The activities for other actions on the ride in the app.
  public var additionalActionActivities: [NSUserActivity]?

  public override init() { super.init() }
}
