// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

extension Phrasing {
  /// What is asked about before it is booked.
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

  /// Who comes with what, when, and for how much.
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
