// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Finds photos.
public final class INSearchForPhotosIntent: _INPhotosIntent, @unchecked Sendable {
  public override class var shape: IntentShape {
    typealias Handler = any INSearchForPhotosIntentHandling
    return IntentShape(
      named: "INSearchForPhotosIntent", of: INSearchForPhotosIntent.self, handledBy: Handler.self,
      domain: "Photos", category: .search,
      parameters: [
        .one("albumName", \INSearchForPhotosIntent.albumName, as: .item, for: Handler.self) {
          $0.resolveAlbumName(for: $1, with: $2)
        },
        .many("peopleInPhoto", \INSearchForPhotosIntent.peopleInPhoto, for: Handler.self) {
          $0.resolvePeopleInPhoto(for: $1, with: $2)
        },
        .many("searchTerms", \INSearchForPhotosIntent.searchTerms, for: Handler.self) {
          $0.resolveSearchTerms(for: $1, with: $2)
        },
        .one("locationCreated", \INSearchForPhotosIntent.locationCreated, for: Handler.self) {
          $0.resolveLocationCreated(for: $1, with: $2)
        },
        .one("dateCreated", \INSearchForPhotosIntent.dateCreated, for: Handler.self) {
          $0.resolveDateCreated(for: $1, with: $2)
        },
        .plain("includedAttributes", \INSearchForPhotosIntent.saidIncluded)
          .found(by: \INSearchForPhotosIntent.includedAttributes),
        .plain("excludedAttributes", \INSearchForPhotosIntent.saidExcluded)
          .found(by: \INSearchForPhotosIntent.excludedAttributes),
      ],
      confirm: { $0.confirm(intent: $1, completion: $2) },
      handle: { $0.handle(intent: $1, completion: $2) })
  }
}
