// SPDX-License-Identifier: Apache-2.0

import Intents

/// A photo or a video, with everything that is known of it.
struct Photo: Hashable, Sendable {
  /// Counts from 1, in the order of arrival in the library.
  var number: Int
  var day: PhotoDay
  var place: String
  var country: String

  /// SiriKit's bits, without the one for favorites.
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

/// Why there is nothing to show. The words are ``Phrasing/reason(_:)``'s.
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
