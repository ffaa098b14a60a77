// SPDX-License-Identifier: Apache-2.0

import Intents

/// The values that both intents for photos carry.
protocol PhotoRequest: INIntent {
  var dateCreated: INDateComponentsRange? { get }
  var locationCreated: CLPlacemark? { get }
  var albumName: String? { get }
  var searchTerms: [String]? { get }
  var searchTermsOperator: INConditionalOperator { get }
  var peopleInPhoto: [INPerson]? { get }
  var peopleInPhotoOperator: INConditionalOperator { get }
  var includedAttributes: INPhotoAttributeOptions { get }
  var excludedAttributes: INPhotoAttributeOptions { get }
}

extension INSearchForPhotosIntent: PhotoRequest {}
extension INStartPhotoPlaybackIntent: PhotoRequest {}

extension PhotoRequest {
  var query: PhotoQuery {
    PhotoQuery(
      album: albumName, people: peopleInPhoto?.map(\.displayName) ?? [],
      peopleDemand: .init(peopleInPhotoOperator), terms: searchTerms ?? [],
      termsDemand: .init(searchTermsOperator), place: locationCreated?.name,
      from: dateCreated?.startDateComponents.flatMap { PhotoDay($0, isLast: false) },
      to: dateCreated?.endDateComponents.flatMap { PhotoDay($0, isLast: true) },
      included: includedAttributes.rawValue, excluded: excludedAttributes.rawValue)
  }
}
