// SPDX-License-Identifier: Apache-2.0

/// Which donations are meant.
public struct IntentDonationMatchingPredicate: Sendable {
  private init() {}

  public static func intentType(
    _ intentType: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil
  ) -> IntentDonationMatchingPredicate { IntentDonationMatchingPredicate() }

  public static func donationIdentifier(
    _ identifier: IntentDonationIdentifier
  ) -> IntentDonationMatchingPredicate { IntentDonationMatchingPredicate() }

  public static func donationIdentifiers(
    _ identifiers: [IntentDonationIdentifier]
  ) -> IntentDonationMatchingPredicate { IntentDonationMatchingPredicate() }
}
