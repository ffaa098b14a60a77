// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Plays slideshows for the assistant.
///
/// Each method has two forms, and a handler implements one of them. A `resolve` method that is left
/// out has no opinion, a `confirm` that is left out answers ready, and a `handle` that is left out
/// answers failure.
public protocol INStartPhotoPlaybackIntentHandling: NSObjectProtocol {
  /// When they were taken.
  func resolveDateCreated(
    for intent: INStartPhotoPlaybackIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func resolveDateCreated(for intent: INStartPhotoPlaybackIntent) async
    -> INDateComponentsRangeResolutionResult

  /// Where they were taken.
  func resolveLocationCreated(
    for intent: INStartPhotoPlaybackIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
  func resolveLocationCreated(for intent: INStartPhotoPlaybackIntent) async
    -> INPlacemarkResolutionResult

  /// The album they are in.
  func resolveAlbumName(
    for intent: INStartPhotoPlaybackIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func resolveAlbumName(for intent: INStartPhotoPlaybackIntent) async -> INStringResolutionResult

  /// Who is in them: one result for each person.
  func resolvePeopleInPhoto(
    for intent: INStartPhotoPlaybackIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  func resolvePeopleInPhoto(for intent: INStartPhotoPlaybackIntent) async
    -> [INPersonResolutionResult]

  func confirm(
    intent: INStartPhotoPlaybackIntent,
    completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void)
  func confirm(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse

  func handle(
    intent: INStartPhotoPlaybackIntent,
    completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void)
  func handle(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse
}

extension INStartPhotoPlaybackIntentHandling {
  public func resolveDateCreated(
    for intent: INStartPhotoPlaybackIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveDateCreated(for: intent) }
  }

  public func resolveDateCreated(for intent: INStartPhotoPlaybackIntent) async
    -> INDateComponentsRangeResolutionResult
  { .unanswered() }

  public func resolveLocationCreated(
    for intent: INStartPhotoPlaybackIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveLocationCreated(for: intent) }
  }

  public func resolveLocationCreated(for intent: INStartPhotoPlaybackIntent) async
    -> INPlacemarkResolutionResult
  { .unanswered() }

  public func resolveAlbumName(
    for intent: INStartPhotoPlaybackIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveAlbumName(for: intent) }
  }

  public func resolveAlbumName(for intent: INStartPhotoPlaybackIntent) async
    -> INStringResolutionResult
  { .unanswered() }

  public func resolvePeopleInPhoto(
    for intent: INStartPhotoPlaybackIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    relay(to: completion) { await self.resolvePeopleInPhoto(for: intent) }
  }

  public func resolvePeopleInPhoto(for intent: INStartPhotoPlaybackIntent) async
    -> [INPersonResolutionResult]
  { [.unanswered()] }

  public func confirm(
    intent: INStartPhotoPlaybackIntent,
    completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.confirm(intent: intent) }
  }

  public func confirm(intent: INStartPhotoPlaybackIntent) async
    -> INStartPhotoPlaybackIntentResponse
  {
    INStartPhotoPlaybackIntentResponse(code: .ready, userActivity: nil)
  }

  public func handle(
    intent: INStartPhotoPlaybackIntent,
    completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.handle(intent: intent) }
  }

  public func handle(intent: INStartPhotoPlaybackIntent) async -> INStartPhotoPlaybackIntentResponse
  {
    INStartPhotoPlaybackIntentResponse(code: .failure, userActivity: nil)
  }
}
