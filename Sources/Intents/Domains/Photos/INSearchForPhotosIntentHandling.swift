// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Finds photos for the assistant.
///
/// Each method has two forms, and a handler implements one of them. A `resolve` method that is left
/// out has no opinion, a `confirm` that is left out answers ready, and a `handle` that is left out
/// answers failure.
public protocol INSearchForPhotosIntentHandling: NSObjectProtocol {
  /// When they were taken.
  func resolveDateCreated(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func resolveDateCreated(for intent: INSearchForPhotosIntent) async
    -> INDateComponentsRangeResolutionResult

  /// Where they were taken.
  func resolveLocationCreated(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
  func resolveLocationCreated(for intent: INSearchForPhotosIntent) async
    -> INPlacemarkResolutionResult

  /// The album they are in.
  func resolveAlbumName(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func resolveAlbumName(for intent: INSearchForPhotosIntent) async -> INStringResolutionResult

  /// Words for what the photos show: one result for each word.
  func resolveSearchTerms(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void)
  func resolveSearchTerms(for intent: INSearchForPhotosIntent) async -> [INStringResolutionResult]

  /// Who is in them: one result for each person.
  func resolvePeopleInPhoto(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  func resolvePeopleInPhoto(for intent: INSearchForPhotosIntent) async -> [INPersonResolutionResult]

  func confirm(
    intent: INSearchForPhotosIntent,
    completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void
  )
  func confirm(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse

  func handle(
    intent: INSearchForPhotosIntent,
    completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void
  )
  func handle(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse
}

extension INSearchForPhotosIntentHandling {
  public func resolveDateCreated(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveDateCreated(for: intent) }
  }

  public func resolveDateCreated(for intent: INSearchForPhotosIntent) async
    -> INDateComponentsRangeResolutionResult
  { .unanswered() }

  public func resolveLocationCreated(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveLocationCreated(for: intent) }
  }

  public func resolveLocationCreated(for intent: INSearchForPhotosIntent) async
    -> INPlacemarkResolutionResult
  { .unanswered() }

  public func resolveAlbumName(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveAlbumName(for: intent) }
  }

  public func resolveAlbumName(for intent: INSearchForPhotosIntent) async
    -> INStringResolutionResult
  { .unanswered() }

  public func resolveSearchTerms(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void
  ) {
    relay(to: completion) { await self.resolveSearchTerms(for: intent) }
  }

  public func resolveSearchTerms(for intent: INSearchForPhotosIntent) async
    -> [INStringResolutionResult]
  { [.unanswered()] }

  public func resolvePeopleInPhoto(
    for intent: INSearchForPhotosIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    relay(to: completion) { await self.resolvePeopleInPhoto(for: intent) }
  }

  public func resolvePeopleInPhoto(for intent: INSearchForPhotosIntent) async
    -> [INPersonResolutionResult]
  { [.unanswered()] }

  public func confirm(
    intent: INSearchForPhotosIntent,
    completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.confirm(intent: intent) }
  }

  public func confirm(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse {
    INSearchForPhotosIntentResponse(code: .ready, userActivity: nil)
  }

  public func handle(
    intent: INSearchForPhotosIntent,
    completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.handle(intent: intent) }
  }

  public func handle(intent: INSearchForPhotosIntent) async -> INSearchForPhotosIntentResponse {
    INSearchForPhotosIntentResponse(code: .failure, userActivity: nil)
  }
}
