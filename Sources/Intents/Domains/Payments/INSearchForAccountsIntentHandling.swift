// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Handles requests to look up accounts.
///
/// Each method has two forms, and an app implements one of them. A `resolve` method that is left
/// out has no opinion, a `confirm` that is left out answers ready, and a `handle` that is left out
/// answers failure.
public protocol INSearchForAccountsIntentHandling: NSObjectProtocol {
  func resolveAccountNickname(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveAccountNickname(for intent: INSearchForAccountsIntent) async
    -> INSpeakableStringResolutionResult

  func resolveAccountType(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping @Sendable (INAccountTypeResolutionResult) -> Void)
  func resolveAccountType(for intent: INSearchForAccountsIntent) async
    -> INAccountTypeResolutionResult

  func resolveOrganizationName(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveOrganizationName(for intent: INSearchForAccountsIntent) async
    -> INSpeakableStringResolutionResult

  func resolveRequestedBalanceType(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void)
  func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent) async
    -> INBalanceTypeResolutionResult

  /// Says beforehand whether the request can be carried out.
  func confirm(
    intent: INSearchForAccountsIntent,
    completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void)
  func confirm(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse

  func handle(
    intent: INSearchForAccountsIntent,
    completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void)
  func handle(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse
}

extension INSearchForAccountsIntentHandling {
  public func resolveAccountNickname(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveAccountNickname(for: intent) }
  }

  public func resolveAccountNickname(for intent: INSearchForAccountsIntent) async
    -> INSpeakableStringResolutionResult
  { .unanswered() }

  public func resolveAccountType(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping @Sendable (INAccountTypeResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveAccountType(for: intent) }
  }

  public func resolveAccountType(for intent: INSearchForAccountsIntent) async
    -> INAccountTypeResolutionResult
  { .unanswered() }

  public func resolveOrganizationName(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveOrganizationName(for: intent) }
  }

  public func resolveOrganizationName(for intent: INSearchForAccountsIntent) async
    -> INSpeakableStringResolutionResult
  { .unanswered() }

  public func resolveRequestedBalanceType(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void
  ) {
    relay(to: completion) { await self.resolveRequestedBalanceType(for: intent) }
  }

  public func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent) async
    -> INBalanceTypeResolutionResult
  { .unanswered() }

  public func confirm(
    intent: INSearchForAccountsIntent,
    completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.confirm(intent: intent) }
  }

  public func confirm(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse
  {
    INSearchForAccountsIntentResponse(code: .ready, userActivity: nil)
  }

  public func handle(
    intent: INSearchForAccountsIntent,
    completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void
  ) {
    relay(to: completion) { await self.handle(intent: intent) }
  }

  public func handle(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse {
    INSearchForAccountsIntentResponse(code: .failure, userActivity: nil)
  }
}
