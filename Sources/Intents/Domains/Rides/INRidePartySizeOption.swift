// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a ride costs for so many people.
public final class INRidePartySizeOption: NSObject, @unchecked Sendable {
  /// From the fewest, its location, to its length more: one to three people are 1 and 2.
  public let partySizeRange: NSRange
  /// The same in words.
  public let sizeDescription: String
  public let priceRange: INPriceRange?

  public init(partySizeRange: NSRange, sizeDescription: String, priceRange: INPriceRange?) {
    self.partySizeRange = partySizeRange
    self.sizeDescription = sizeDescription
    self.priceRange = priceRange
  }
}
