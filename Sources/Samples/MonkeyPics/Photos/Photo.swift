// SPDX-License-Identifier: Apache-2.0

import Intents

/// A photo or a video, with what is known of it.
struct Photo: Hashable, Sendable {
  /// From 1, in the order they came into the library.
  var number: Int
  var day: PhotoDay
  var place: String
  var country: String

  /// In SiriKit's bits, but for the favorites.
  var traits: UInt
  var isFavorite: Bool
  var albums: [String] = []
  var people: [String] = []
  var keywords: [String] = []

  var attributes: INPhotoAttributeOptions {
    let traits = INPhotoAttributeOptions(rawValue: traits)
    return isFavorite ? traits.union(.favorite) : traits
  }

  /// All the names it can be found by.
  var names: [String] { keywords + people + albums + [place, country] }
}
