// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Plays photos one after the other.
public final class INStartPhotoPlaybackIntent: INIntent, @unchecked Sendable {
  /// When they were taken.
  public internal(set) var dateCreated: INDateComponentsRange?
  /// Where they were taken.
  public internal(set) var locationCreated: CLPlacemark?
  public internal(set) var albumName: String?
  /// Words for what the photos show: "sunset".
  public internal(set) var searchTerms: [String]?
  public internal(set) var searchTermsOperator = INConditionalOperator.all
  public internal(set) var peopleInPhoto: [INPerson]?
  public internal(set) var peopleInPhotoOperator = INConditionalOperator.all

  /// The properties that every photo has.
  public var includedAttributes: INPhotoAttributeOptions { saidIncluded ?? [] }
  /// The properties that no photo has.
  public var excludedAttributes: INPhotoAttributeOptions { saidExcluded ?? [] }

  /// The two values above as the user said them; nil if the user said nothing.
  var saidIncluded: INPhotoAttributeOptions?
  var saidExcluded: INPhotoAttributeOptions?

  public convenience init(
    dateCreated: INDateComponentsRange?, locationCreated: CLPlacemark?, albumName: String?,
    searchTerms: [String]?, includedAttributes: INPhotoAttributeOptions = [],
    excludedAttributes: INPhotoAttributeOptions = [], peopleInPhoto: [INPerson]?
  ) {
    self.init()
    self.dateCreated = dateCreated
    self.locationCreated = locationCreated
    self.albumName = albumName
    self.searchTerms = searchTerms
    saidIncluded = includedAttributes.isEmpty ? nil : includedAttributes
    saidExcluded = excludedAttributes.isEmpty ? nil : excludedAttributes
    self.peopleInPhoto = peopleInPhoto
  }

  public override class var shape: IntentShape {
    typealias Handler = any INStartPhotoPlaybackIntentHandling
    return IntentShape(
      named: "INStartPhotoPlaybackIntent", of: INStartPhotoPlaybackIntent.self,
      handledBy: Handler.self,
      domain: "Photos", category: .start,
      parameters: [
        .one("albumName", \INStartPhotoPlaybackIntent.albumName, as: .item, for: Handler.self) {
          $0.resolveAlbumName(for: $1, with: $2)
        },
        .many("peopleInPhoto", \INStartPhotoPlaybackIntent.peopleInPhoto, for: Handler.self) {
          $0.resolvePeopleInPhoto(for: $1, with: $2)
        },
        .plain("searchTerms", \INStartPhotoPlaybackIntent.searchTerms),
        .one("locationCreated", \INStartPhotoPlaybackIntent.locationCreated, for: Handler.self) {
          $0.resolveLocationCreated(for: $1, with: $2)
        },
        .one("dateCreated", \INStartPhotoPlaybackIntent.dateCreated, for: Handler.self) {
          $0.resolveDateCreated(for: $1, with: $2)
        },
        .plain("includedAttributes", \INStartPhotoPlaybackIntent.saidIncluded)
          .found(by: \INStartPhotoPlaybackIntent.includedAttributes),
        .plain("excludedAttributes", \INStartPhotoPlaybackIntent.saidExcluded)
          .found(by: \INStartPhotoPlaybackIntent.excludedAttributes),
      ],
      confirm: { $0.confirm(intent: $1, completion: $2) },
      handle: { $0.handle(intent: $1, completion: $2) })
  }
}
