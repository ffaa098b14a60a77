// SPDX-License-Identifier: Apache-2.0

/// Keeps what was done in the apps. Every call reads or writes the disk, and throws what went wrong there.
public protocol DonationStore: Sendable {
  /// Keeps a donation, in the place of the app's earlier one of the same name.
  func add(_ donation: Donation) throws

  /// Forgets some of an app's donations at once, and returns their names; what isn't known is passed over.
  @discardableResult
  func removeDonations(of app: AppID, _ selection: DonationSelection) throws -> [String]

  /// The latest of all apps, the newest first.
  func latestDonations(_ count: Int) throws -> [Donation]
}
