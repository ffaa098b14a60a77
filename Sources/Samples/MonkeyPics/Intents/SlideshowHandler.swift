// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Finds photos, which the app then plays one after the other.
final class SlideshowHandler: NSObject, INStartPhotoPlaybackIntentHandling {
  private let curator: Curator

  init(_ curator: Curator) { self.curator = curator }

  // MARK: Agreeing

  func resolveAlbumName(
    for intent: INStartPhotoPlaybackIntent
  ) async -> INStringResolutionResult {
    await curator.agree(toAlbum: intent.albumName)
  }

  func resolvePeopleInPhoto(
    for intent: INStartPhotoPlaybackIntent
  ) async -> [INPersonResolutionResult] {
    await curator.agree(to: intent.peopleInPhoto)
  }

  func resolveLocationCreated(
    for intent: INStartPhotoPlaybackIntent
  ) async -> INPlacemarkResolutionResult {
    await curator.agree(to: intent.locationCreated)
  }

  func resolveDateCreated(
    for intent: INStartPhotoPlaybackIntent
  ) async -> INDateComponentsRangeResolutionResult {
    await curator.agree(to: intent.dateCreated)
  }

  // MARK: Acting

  func handle(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse {
    do {
      let opening = try await curator.open(intent, as: .slideshow)
      let response = INStartPhotoPlaybackIntentResponse(
        code: .continueInApp, userActivity: curator.phrasing.activity(for: opening))
      response.searchResultsCount = opening.photos.count
      return response
    } catch {
      let response = INStartPhotoPlaybackIntentResponse(code: .failure, userActivity: nil)
      response.failure = curator.phrasing.failure(error)
      return response
    }
  }
}

extension SlideshowHandler: INUIHostedSnippetProviding {
  func configureSnippet(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext
  ) async -> INUISnippet? {
    await curator.opened(interaction).map(curator.phrasing.card)
  }
}
