// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel

/// A kind of ride that a service offers.
public final class INRideOption: NSObject, @unchecked Sendable {
  /// Unique among the offers, because a booking names the offer by it.
  public var name: String
  /// When such a ride could reach the user.
  public var estimatedPickupDate: Date
  /// Not shown if ``usesMeteredFare`` is true.
  public var priceRange: INPriceRange?
  /// Whether the price is known only at the end.
  public var usesMeteredFare: Bool?
  /// A notice for the user before the ride is booked.
  public var disclaimerMessage: String?
  public var availablePartySizeOptions: [INRidePartySizeOption]?
  /// The question that goes with the party sizes.
  public var availablePartySizeOptionsSelectionPrompt: String?
  /// The reason for a special price at the moment.
  public var specialPricing: String?
  public var specialPricingBadgeImage: INImage?
  public var fareLineItems: [INRideFareLineItem]?
  /// The activity with which the app books the ride itself; nil if the assistant books it.
  public var userActivityForBookingInApplication: NSUserActivity?

  public init(name: String, estimatedPickupDate: Date) {
    self.name = name
    self.estimatedPickupDate = estimatedPickupDate
  }

  /// The price as a person would read it; nil if unknown.
  var price: String? {
    if usesMeteredFare == true { return RequestContext.sentence("card.meteredFare", [:]) }
    return priceRange?.display
  }

  /// The offer in a list: its name, its price and its pickup time.
  var line: Snippet.Line {
    let facts = [price, specialPricing, RequestContext.words(for: estimatedPickupDate)]
    let known = facts.compactMap(\.self).filter { !$0.isEmpty }
    let separator = RequestContext.current?.wording.text(ifPresent: "INRideOption.separator")
    return Snippet.Line(known.joined(separator: separator ?? ", "), label: name)
  }

  /// The offer in words, made of the text `INRideOption.sentence`; the name alone if nothing more
  /// is known.
  var sentence: String {
    let sentence = RequestContext.sentence(
      "INRideOption.sentence", ["name": name, "facts": line.text])
    return sentence.isEmpty ? name : sentence
  }
}
