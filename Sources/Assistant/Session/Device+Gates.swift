// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension Device {
  /// The domains that always need the user at an unlocked device.
  private static let guarded: Set = ["Payments", "Ride Booking"]

  /// The gates to pass before an app is asked about an intent.
  func gates(before intent: IntentDescription, of app: InstalledApp) -> [Gate] {
    var gates: [Gate] = []
    if unopened.contains(app.description.id) { gates.append(.authorization) }
    let access = app.access
    let isRestricted =
      intent.isRestrictedWhileLocked || access.restrictedWhileLocked.contains(intent.id)
      || access.restrictedWhileProtected.contains(intent.id) || Self.guarded.contains(intent.domain)
    if isLocked, isRestricted { gates.append(.unlocking) }
    return gates
  }

  /// The gates to pass before an app carries an intent out.
  func gates(beforeHandling intent: IntentDescription) -> [Gate] {
    intent.spendsMoney ? [.authentication] : []
  }
}
