// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Plays photos one after the other.
public final class INStartPhotoPlaybackIntent: _INPhotosIntent, @unchecked Sendable {
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
