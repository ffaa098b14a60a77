// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// The photos that a request means: what finding and playing them have in common.
///
/// It is public because its subclasses are; apps have no use for it.
public class _INPhotosIntent: INIntent, @unchecked Sendable {
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
}

/// An answer that counts photos.
///
/// It is public because its subclasses are; apps have no use for it.
public class _INPhotosResponse<Code: Sendable>: _INCodedResponse<Code>, @unchecked Sendable {
  /// How many photos match.
  public var searchResultsCount: Int?

  /// `${searchResultsCount}`: how many photos match, if the app tells it.
  public override var properties: [String: Value] {
    searchResultsCount.map { ["searchResultsCount": .integer($0)] } ?? [:]
  }
}
