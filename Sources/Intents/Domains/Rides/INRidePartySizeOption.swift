// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The price of a ride for a number of people.
public final class INRidePartySizeOption: NSObject, @unchecked Sendable {
  /// The location is the fewest people, and location plus length is the most: one to three people
  /// are location 1 and length 2.
  public let partySizeRange: NSRange
  /// The number of people in words.
  public let sizeDescription: String
  public let priceRange: INPriceRange?

  public init(partySizeRange: NSRange, sizeDescription: String, priceRange: INPriceRange?) {
    self.partySizeRange = partySizeRange
    self.sizeDescription = sizeDescription
    self.priceRange = priceRange
  }
}
