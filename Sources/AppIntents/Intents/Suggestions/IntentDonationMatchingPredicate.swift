// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Selects donations.
public struct IntentDonationMatchingPredicate: Sendable {
  let selection: DonationSelection

  private init(_ selection: DonationSelection) { self.selection = selection }

  /// The donations of an intent that hold an entity; if none is given, all of them.
  public static func intentType(
    _ intentType: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil
  ) -> IntentDonationMatchingPredicate {
    let item = entityIdentifier.map { Item(id: $0.identifier, display: $0.identifier) }
    return IntentDonationMatchingPredicate(.intent(IntentID(of: intentType), holding: item))
  }

  public static func donationIdentifier(
    _ identifier: IntentDonationIdentifier
  ) -> IntentDonationMatchingPredicate { donationIdentifiers([identifier]) }

  public static func donationIdentifiers(
    _ identifiers: [IntentDonationIdentifier]
  ) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate(.ids(Set(identifiers.map(\.text))))
  }
}
