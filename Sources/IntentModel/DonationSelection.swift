// SPDX-License-Identifier: Apache-2.0

/// Some of an app's donations.
public enum DonationSelection: Hashable, Sendable {
  case ids(Set<String>)
  case group(String)
  /// Those of a kind of request; with an item, those that hold it alone.
  case intent(IntentID, holding: Item?)
  case all
  /// Those of places in the app, by the app's own names for the places; nil for all places. No other selection
  /// holds any.
  case activities(Set<String>?)
}
