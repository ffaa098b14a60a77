// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

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

  /// A kind of ride as it is on offer for so many metres; nil where nobody said where to.
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
