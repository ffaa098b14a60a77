// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Intents

/// Who knows the photos: the library, and what is said about it.
struct Curator: Sendable {
  let library: PhotoLibrary

  /// Nil for the machine's own.
  let timeZone: TimeZone?

  /// The words and formats of whoever is served now.
  var phrasing: Phrasing { Phrasing(RequestContext.current) }

  var now: Date { RequestContext.current?.now ?? Date() }

  var today: PhotoDay { PhotoDay(now, in: timeZone ?? .current) }

  /// Agrees to a value given what is in the library; changes nothing.
  ///
  /// What is wrong with the value or with the data is told in the user's words.
  func agree<Answer: INIntentResolutionResult>(
    _ check: (PhotoIndex) throws(PhotoProblem) -> Answer
  ) async -> Answer {
    do {
      return try check(try await library.index())
    } catch let problem as PhotoProblem {
      return .unsupported(saying: phrasing.reason(problem))
    } catch {
      return .failed(with: phrasing.failure(error))
    }
  }

  /// Looks for the photos of a request, where the app then opens.
  func open(_ request: some PhotoRequest, as kind: PhotoOpening.Kind) async throws -> PhotoOpening {
    try await library.open(
      request.query, as: kind, for: request.identifier.flatMap(UUID.init) ?? UUID(), at: now)
  }

  /// What was opened for a request that is done.
  func opened(_ interaction: INInteraction) async -> PhotoOpening? {
    guard interaction.intentHandlingStatus == .deferredToApplication,
      let request = interaction.intent.identifier.flatMap(UUID.init)
    else { return nil }
    return (try? await library.opening(for: request)).flatMap { $0 }
  }
}
