// SPDX-License-Identifier: Apache-2.0

import Intents

/// A photo that the library starts with.
struct PhotoSeed: Sendable {
  /// A town, and the country it is in.
  enum Spot: Sendable {
    case manaus, paris, zanzibar, kinshasa, oslo, kyoto

    var place: String {
      switch self {
      case .manaus: "Manaus"
      case .paris: "Paris"
      case .zanzibar: "Zanzibar"
      case .kinshasa: "Kinshasa"
      case .oslo: "Oslo"
      case .kyoto: "Kyoto"
      }
    }

    var country: String {
      switch self {
      case .manaus: "Brazil"
      case .paris: "France"
      case .zanzibar: "Tanzania"
      case .kinshasa: "Congo"
      case .oslo: "Norway"
      case .kyoto: "Japan"
      }
    }
  }

  /// `2025-04-03`.
  var day: String
  var spot: Spot
  var albums: [String]
  var people: [String]
  var keywords: [String]
  var attributes: INPhotoAttributeOptions

  init(
    _ day: String, _ spot: Spot, in albums: [String], of people: [String], with keywords: [String],
    _ attributes: INPhotoAttributeOptions
  ) {
    self.day = day
    self.spot = spot
    self.albums = albums
    self.people = people
    self.keywords = keywords
    self.attributes = attributes
  }
}
