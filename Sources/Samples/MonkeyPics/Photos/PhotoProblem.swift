// SPDX-License-Identifier: Apache-2.0

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
