// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Finds photos, which the app then shows.
final class SearchHandler: NSObject, INSearchForPhotosIntentHandling {
  private let curator: Curator

  init(_ curator: Curator) { self.curator = curator }

  // MARK: Agreeing

  func resolveAlbumName(
    for intent: INSearchForPhotosIntent
  ) async -> INStringResolutionResult {
    await curator.agree(toAlbum: intent.albumName)
  }

  func resolvePeopleInPhoto(
    for intent: INSearchForPhotosIntent
  ) async -> [INPersonResolutionResult] {
    await curator.agree(to: intent.peopleInPhoto)
  }

  func resolveLocationCreated(
    for intent: INSearchForPhotosIntent
  ) async -> INPlacemarkResolutionResult {
    await curator.agree(to: intent.locationCreated)
  }

  func resolveDateCreated(
    for intent: INSearchForPhotosIntent
  ) async -> INDateComponentsRangeResolutionResult {
    await curator.agree(to: intent.dateCreated)
  }

  // MARK: Acting

  func handle(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse {
    do {
      let opening = try await curator.open(intent, as: .search)
      let response = INSearchForPhotosIntentResponse(
        code: .continueInApp, userActivity: curator.phrasing.activity(for: opening))
      response.searchResultsCount = opening.photos.count
      return response
    } catch {
      let response = INSearchForPhotosIntentResponse(code: .failure, userActivity: nil)
      response.failure = curator.phrasing.failure(error)
      return response
    }
  }
}

extension SearchHandler: INUIHostedSnippetProviding {
  func configureSnippet(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext
  ) async -> INUISnippet? {
    await curator.opened(interaction).map(curator.phrasing.card)
  }
}
