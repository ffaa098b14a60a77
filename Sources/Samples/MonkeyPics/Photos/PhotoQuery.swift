// SPDX-License-Identifier: Apache-2.0

import Intents

/// The conditions of a search for photos; without conditions it finds all of them.
struct PhotoQuery: Hashable, Sendable, Codable {
  /// How several values are combined.
  enum Demand: String, Hashable, Sendable, Codable {
    case all, any, none

    init(_ condition: INConditionalOperator) {
      switch condition {
      case .all: self = .all
      case .any: self = .any
      case .none: self = .none
      }
    }

    func isMet(by values: [String], _ fits: (String) -> Bool) -> Bool {
      guard !values.isEmpty else { return true }
      return switch self {
      case .all: values.allSatisfy(fits)
      case .any: values.contains(where: fits)
      case .none: !values.contains(where: fits)
      }
    }
  }

  var album: String?
  var people: [String] = []
  var peopleDemand = Demand.all
  var terms: [String] = []
  var termsDemand = Demand.all
  var place: String?

  /// The first day and the last; nil for an open end.
  var from: PhotoDay?
  var to: PhotoDay?

  /// SiriKit's bits: traits that all of the photos have, and traits that none of them has.
  var included: UInt = 0
  var excluded: UInt = 0

  /// The number of conditions.
  var count: Int {
    let parts = [
      album != nil, place != nil, from != nil || to != nil, included != 0, excluded != 0,
    ]
    return people.count + terms.count + parts.count { $0 }
  }

  func fits(_ photo: Photo) -> Bool {
    isInside(photo) && fits(photo.attributes)
      && peopleDemand.isMet(by: people) { person in
        photo.people.contains { NameFolding.isSame($0, person) }
      }
      && termsDemand.isMet(by: terms) { term in
        photo.names.contains { NameFolding.isMeant($0, by: term) }
      }
  }

  private func isInside(_ photo: Photo) -> Bool {
    let isInAlbum = album.map { album in
      photo.albums.contains { NameFolding.isSame($0, album) }
    }
    let isAtPlace = place.map { place in
      [photo.place, photo.country].contains { NameFolding.isSame($0, place) }
    }
    let isInTime = (from.map { photo.day >= $0 } ?? true) && (to.map { photo.day <= $0 } ?? true)
    return isInAlbum ?? true && isAtPlace ?? true && isInTime
  }

  private func fits(_ attributes: INPhotoAttributeOptions) -> Bool {
    attributes.isSuperset(of: INPhotoAttributeOptions(rawValue: included))
      && attributes.isDisjoint(with: INPhotoAttributeOptions(rawValue: excluded))
  }
}
