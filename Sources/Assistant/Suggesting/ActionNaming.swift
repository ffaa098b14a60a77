// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// What an action is called where it is offered.
struct ActionNaming: Hashable, Sendable {
  /// "Order 2 Clam Chowder".
  var title: String

  /// "with Cheese"; nil for nothing more to tell.
  var subtitle: String?

  var appName: String

  /// Title and subtitle: "Order 2 Clam Chowder, with Cheese".
  func whole(_ wording: Wording) -> String {
    guard let subtitle else { return title }
    return wording.text("action.subtitle", ["title": title, "subtitle": subtitle])
  }
}
