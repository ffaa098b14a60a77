// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Keeps the actions done in apps. Every call reads or writes the disk, and throws the errors of
/// the disk.
public protocol DonationStore: Sendable {
  /// Keeps a donation. It replaces the app's earlier one of the same name.
  func add(_ donation: Donation) throws

  /// Deletes some of an app's donations at once, and returns their names; unknown ones are skipped.
  @discardableResult
  func removeDonations(of app: AppID, _ selection: DonationSelection) throws -> [String]

  /// The actions that are likely at a moment, the likeliest first, each as it was done last.
  ///
  /// - Parameters:
  ///   - date: the moment.
  ///   - place: where the user is, in the words of donations; nil when unknown.
  ///   - count: how many there may be.
  func likelyDonations(at date: Date, place: String?, _ count: Int) throws -> [Donation]

  /// The latest of all apps, the newest first.
  func latestDonations(_ count: Int) throws -> [Donation]
}

/// Some of an app's donations.
public enum DonationSelection: Hashable, Sendable {
  case ids(Set<String>)
  case group(String)
  /// Those of a kind of request; with an item, those that hold it alone.
  case intent(IntentID, holding: Item?)
  case all
  /// Those of places in the app, by the app's own names for the places; nil for all places. No
  /// other selection includes places.
  case activities(Set<String>?)
}
