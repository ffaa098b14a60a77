// SPDX-License-Identifier: Apache-2.0

import Intents

/// A photo that the library starts with; its names are keys of the app's texts.
struct PhotoSeed: Sendable {
  /// A town, and the country it is in.
  enum Spot: String, Sendable {
    case manaus, paris, zanzibar, kinshasa, oslo, kyoto

    var country: String {
      switch self {
      case .manaus: "brazil"
      case .paris: "france"
      case .zanzibar: "tanzania"
      case .kinshasa: "congo"
      case .oslo: "norway"
      case .kyoto: "japan"
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
