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

/// Why there is nothing to show. The words for it are ``Phrasing/reason(_:)``'s.
enum PhotoProblem: Error, Hashable, Sendable {
  case unknownAlbum(String, known: [String])
  /// Nobody of this name is in any photo.
  case unknownPerson(String)
  case unknownPlace(String, known: [String])
  case inTheFuture
  case noneFound(PhotoQuery)

  /// The response's code.
  var code: String {
    switch self {
    case .unknownAlbum: "albumNotFound"
    case .unknownPerson: "personNotFound"
    case .unknownPlace: "placeNotFound"
    case .inTheFuture: "dateInFuture"
    case .noneFound: "noPhotosFound"
    }
  }
}
