// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel

/// A kind of ride that a service offers.
public final class INRideOption: NSObject, @unchecked Sendable {
  /// Unique among the offers: a booking names it by this.
  public var name: String
  /// When such a ride could be where the user is.
  public var estimatedPickupDate: Date
  /// Not told where ``usesMeteredFare``.
  public var priceRange: INPriceRange?
  /// Whether the price is known only at the end.
  public var usesMeteredFare: Bool?
  /// What to tell the user before it is booked.
  public var disclaimerMessage: String?
  public var availablePartySizeOptions: [INRidePartySizeOption]?
  /// The question that goes with the party sizes.
  public var availablePartySizeOptionsSelectionPrompt: String?
  /// Why it costs something else just now.
  public var specialPricing: String?
  public var specialPricingBadgeImage: INImage?
  public var fareLineItems: [INRideFareLineItem]?
  /// Where the app books it itself; nil where the assistant does.
  public var userActivityForBookingInApplication: NSUserActivity?

  public init(name: String, estimatedPickupDate: Date) {
    self.name = name
    self.estimatedPickupDate = estimatedPickupDate
  }

  /// As a person would read it; nil where nobody knows.
  var price: String? {
    if usesMeteredFare == true { return RequestContext.sentence("card.meteredFare", [:]) }
    return priceRange?.display
  }

  /// The offer in a list: its name, what it costs, when it comes.
  var line: Snippet.Line {
    let facts = [price, specialPricing, RequestContext.words(for: estimatedPickupDate)]
    let known = facts.compactMap(\.self).filter { !$0.isEmpty }
    let separator = RequestContext.current?.wording.text(ifPresent: "INRideOption.separator")
    return Snippet.Line(known.joined(separator: separator ?? ", "), label: name)
  }

  /// The same in words, by the text `INRideOption.sentence`; the name alone where no more is known.
  var sentence: String {
    let sentence = RequestContext.sentence(
      "INRideOption.sentence", ["name": name, "facts": line.text])
    return sentence.isEmpty ? name : sentence
  }
}
