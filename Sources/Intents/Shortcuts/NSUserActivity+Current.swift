// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension NSUserActivity {
  /// Tells the assistant that the user is at this place in the app. From then on the place can be
  /// found and offered, as far as it is eligible. An activity that can't be stored is dropped.
  public func becomeCurrent() {
    ShortcutBoard.shared.change { $0.activity = self }
    try? RequestContext.visit(neutral)
  }

  /// Tells the assistant that the user has left this place.
  public func resignCurrent() {
    ShortcutBoard.shared.change { contents in
      if contents.activity === self { contents.activity = nil }
    }
  }

  /// Makes the assistant forget places, by their persistent identifiers.
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers identifiers: [String], completionHandler: @escaping () -> Void
  ) {
    ShortcutBoard.shared.change { contents in
      if let known = contents.activity?.persistentIdentifier, identifiers.contains(known) {
        contents.activity = nil
      }
    }
    try? RequestContext.forgetActivities(Set(identifiers))
    completionHandler()
  }

  /// Makes the assistant forget all places.
  public class func deleteAllSavedUserActivities(completionHandler: @escaping () -> Void) {
    ShortcutBoard.shared.change { $0.activity = nil }
    try? RequestContext.forgetActivities(nil)
    completionHandler()
  }
}
