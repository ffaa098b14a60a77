// SPDX-License-Identifier: Apache-2.0

extension RequestContext {
  /// Has the donations changed of the app that is working on a request; nil where none are kept.
  ///
  /// - Throws: ``DonationsNotTaken`` where no app is, and what goes wrong with the disk.
  package static func withDonations<Answer>(
    _ work: (any DonationStore, RequestContext) throws -> Answer
  ) throws -> Answer? {
    guard let current else { throw DonationsNotTaken() }
    return try current.donations.map { try work($0, current) }
  }

  /// Keeps a donation, with where the user is, and as what it is with fewer values, too, as far as that is worth
  /// doing.
  package func add(_ donation: Donation, to store: any DonationStore) throws {
    var donation = donation
    donation.place = donation.place ?? place
    if let intent = donation.action.intent {
      let known = Set(donation.action.values.keys)
      donation.forms = combinations(intent).filter { $0.isStrictSubset(of: known) }
    }
    try store.add(donation)
  }
}

/// Nobody takes donations here: nothing is being done.
package struct DonationsNotTaken: Error, CustomStringConvertible {
  package var description: String {
    "donations are taken while something is being done; donate in perform() or handle(intent:), not from a task of your own"
  }
}
