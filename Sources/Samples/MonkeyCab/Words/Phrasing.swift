// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents
import SampleData

/// The app's facts in the words and formats of one user.
struct Phrasing: AppPhrasing {
  let listener: Listener

  /// In the middle of a sentence: "the airport".
  func name(_ place: Place) -> String { wording.text("place.\(place.id)") }

  /// As the vocabulary shows it: "Banana Basic".
  func kind(_ id: String) -> String { wording.text("kind.\(id)") }

  /// "Visa".
  func name(_ method: PaymentMethod) -> String { wording.text("method.\(method.id)") }

  /// `$12.00`.
  func price(_ cents: Int) -> String {
    amount(cents).decimalValue.formatted(.currency(code: Fare.currency).locale(locale))
  }

  func amount(_ cents: Int) -> NSDecimalNumber {
    NSDecimalNumber(decimal: Decimal(cents) / 100)
  }
}

extension Phrasing {
  /// The reason for a refusal, as a whole sentence.
  func reason(_ problem: RideProblem) -> String {
    switch problem {
    case .unknownPlace(let name): wording.text("reason.unknownPlace", ["place": name])
    case .unknownKind(let name): wording.text("reason.unknownKind", ["kind": name])
    case .unknownPaymentMethod(let name):
      wording.text("reason.unknownPaymentMethod", ["method": name])
    case .tooManyPeople(let most, let kind?):
      wording.text("reason.tooManyPeople", count: most, ["kind": self.kind(kind)])
    case .tooManyPeople(let most, nil): wording.text("reason.tooManyForAll", count: most)
    case .tooFarAhead: wording.text("reason.tooFarAhead", count: RidePlan.daysAhead)
    case .noDriver(let kind): wording.text("reason.noDriver", ["kind": self.kind(kind)])
    case .alreadyThere, .outOfArea, .tooFewPeople, .inThePast, .noTimeOfDay, .otherRide, .noRide,
      .underWay,
      .incomplete:
      wording.text("reason.\(problem.code)")
    }
  }
}

extension Phrasing {
  /// A card with the ride that is to be confirmed.
  func card(_ plan: RidePlan) -> INUISnippet {
    let method = [name(plan.paymentMethod), plan.paymentMethod.hint].compactMap(\.self)
    let lines = [
      line("card.rideOption", kind(plan.kind.id)),
      line("card.pickupLocation", name(plan.pickup)),
      line("card.dropOffLocation", name(plan.dropOff)),
      line("card.pickupTime", time(plan.times.pickupAt)),
      line("card.price", price(plan.fare)),
      line("card.paymentMethod", method.joined(separator: wording.text("list.separator"))),
    ]
    return INUISnippet(title: wording.text("card.offer"), lines: lines)
  }

  /// A card with the vehicle, the driver, the time and the price.
  func card(_ ride: Ride) -> INUISnippet {
    let cab = ride.plan.cab
    let values = [
      "manufacturer": cab.manufacturer, "model": cab.model, "plate": cab.plate,
    ]
    let lines = [
      line("card.vehicle", wording.text("card.vehicle.plate", values)),
      line("card.driver", cab.driver),
      line("card.arrival", time(ride.plan.times.pickupAt)),
      line("card.price", price(ride.plan.fare)),
    ]
    return INUISnippet(title: wording.text("card.ride"), lines: lines)
  }

  private func price(_ fare: Fare) -> String {
    wording.text("card.priceRange", ["least": price(fare.least), "most": price(fare.most)])
  }

  private func line(_ label: String, _ text: String) -> INUISnippet.Line {
    INUISnippet.Line(atStart(text), label: wording.text(label))
  }
}

/// Makes SiriKit's values of the app's facts.
extension Phrasing {
  func placemark(_ place: Place) -> CLPlacemark { CLPlacemark(name: name(place)) }

  func speakable(_ kind: RideKind) -> INSpeakableString {
    INSpeakableString(
      identifier: kind.id, spokenPhrase: self.kind(kind.id), pronunciationHint: nil)
  }

  func method(_ method: PaymentMethod) -> INPaymentMethod {
    INPaymentMethod(
      type: INPaymentMethodType(rawValue: method.type) ?? .unknown, name: name(method),
      identificationHint: method.hint, icon: nil)
  }

  func money(_ cents: Int) -> INCurrencyAmount {
    INCurrencyAmount(amount: amount(cents), currencyCode: Fare.currency)
  }

  /// A kind of ride as an offer for a distance in metres; nil if no destination was said.
  func option(_ kind: RideKind, over metres: Int?, at pickup: Date) -> INRideOption {
    let option = INRideOption(name: self.kind(kind.id), estimatedPickupDate: pickup)
    option.priceRange =
      metres.map { range(kind.fare(for: $0)) }
      ?? INPriceRange(minimumPrice: amount(kind.base), currencyCode: Fare.currency)
    option.availablePartySizeOptions = [
      INRidePartySizeOption(
        partySizeRange: NSRange(location: 1, length: kind.seats - 1),
        sizeDescription: wording.text("seats", count: kind.seats), priceRange: option.priceRange)
    ]
    return option
  }

  func range(_ fare: Fare) -> INPriceRange {
    INPriceRange(
      firstPrice: amount(fare.least), secondPrice: amount(fare.most), currencyCode: Fare.currency)
  }
}

/// Finds the things that a spoken name means.
extension Phrasing {
  func place(_ heard: CLPlacemark, in town: Town) throws(RideProblem) -> Place {
    let name = heard.name ?? ""
    guard let place = town.places.first(where: { isName(name, of: "place.\($0.id)") }) else {
      throw .unknownPlace(name)
    }
    return place
  }

  /// The kinds of ride with a name; if there are none, the kinds whose names contain it.
  func kinds(_ heard: INSpeakableString, in town: Town) -> [RideKind] {
    if let kind = heard.vocabularyIdentifier.flatMap(town.kind) { return [kind] }
    let named = town.kinds.filter { isName(heard.spokenPhrase, of: "kind.\($0.id)") }
    guard named.isEmpty else { return named }
    return town.kinds.filter { isPart(heard.spokenPhrase, of: kind($0.id)) }
  }

  func paymentMethod(_ heard: INPaymentMethod, in town: Town) throws(RideProblem) -> PaymentMethod {
    let name = heard.name ?? ""
    guard let method = town.paymentMethods.first(where: { isName(name, of: "method.\($0.id)") })
    else { throw .unknownPaymentMethod(name) }
    return method
  }

  /// Whether a name is one of those that a text of the app lists.
  private func isName(_ heard: String, of key: String) -> Bool {
    let names = wording.text("\(key).names").components(separatedBy: "; ") + [wording.text(key)]
    return names.map(folded).contains(folded(heard))
  }
}

extension Phrasing {
  /// The state of a ride that is not booked yet, without a driver.
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
