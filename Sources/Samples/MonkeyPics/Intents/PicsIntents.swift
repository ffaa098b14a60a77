// SPDX-License-Identifier: Apache-2.0

import Intents

/// The app's intents extension: who handles what.
final class PicsIntents: INExtension {
  static let kinds: [INIntent.Type] = [
    INSearchForPhotosIntent.self, INStartPhotoPlaybackIntent.self,
  ]

  private let curator: Curator

  init(_ curator: Curator) { self.curator = curator }

  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INSearchForPhotosIntent: SearchHandler(curator)
    case is INStartPhotoPlaybackIntent: SlideshowHandler(curator)
    default: nil
    }
  }
}
