// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Stores and deletes donations, which record what the user has done in the app itself.
public struct IntentDonationManager: Sendable {
  public static let shared = IntentDonationManager()

  private init() {}

  @discardableResult
  public func donate(intent: some AppIntent) -> IntentDonationIdentifier { intent.donate() }

  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
    try await intent.donate()
  }

  @discardableResult
  public func donate(
    intent: some AppIntent, result: some IntentResult
  ) -> IntentDonationIdentifier { intent.donate(result: result) }

  @discardableResult
  public func donate(
    intent: some AppIntent, result: some IntentResult
  ) async throws -> IntentDonationIdentifier {
    try await intent.donate(result: result)
  }

  /// Deletes donations at once, and returns the deleted ones.
  @discardableResult
  public func deleteDonations(
    matching predicate: IntentDonationMatchingPredicate
  ) async throws -> [IntentDonationIdentifier] {
    try RequestContext.withDonations { store, context in
      try store.removeDonations(of: context.app, predicate.selection)
        .compactMap { IntentDonationIdentifier($0) }
    } ?? []
  }
}
