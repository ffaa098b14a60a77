// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

extension Phrasing {
  /// A ride as it would be, without who comes.
  func status(_ plan: RidePlan) -> INRideStatus {
    let status = INRideStatus()
    status.rideOption = INRideOption(
      name: kind(plan.kind.id), estimatedPickupDate: plan.times.pickupAt)
    status.rideOption?.priceRange = range(plan.fare)
    status.estimatedPickupDate = plan.times.pickupAt
    status.estimatedDropOffDate = plan.times.dropOffAt
    status.pickupLocation = placemark(plan.pickup)
    status.dropOffLocation = placemark(plan.dropOff)
    return status
  }

  func status(_ ride: Ride, at now: Date) -> INRideStatus {
    let status = status(ride.plan)
    status.rideIdentifier = String(ride.number)
    status.phase = ride.phase(at: now)
    status.vehicle = vehicle(ride.plan.cab)
    status.driver = driver(ride.plan.cab)
    if status.phase == .completed {
      status.completionStatus =
        ride.cancelledAt == nil
        ? .completed(settled: money(ride.plan.fare.least)) : .canceledByUser()
    }
    return status
  }

  private func vehicle(_ cab: Cab) -> INRideVehicle {
    let vehicle = INRideVehicle()
    vehicle.manufacturer = cab.manufacturer
    vehicle.model = cab.model
    vehicle.registrationPlate = cab.plate
    return vehicle
  }

  private func driver(_ cab: Cab) -> INRideDriver {
    INRideDriver(
      phoneNumber: cab.phone, nameComponents: nil, displayName: cab.driver, image: nil,
      rating: cab.rating)
  }
}
