// SPDX-License-Identifier: Apache-2.0

extension RequestContext {
  /// Replaces what the app that is working or open offers for something.
  ///
  /// - Throws: ``DonationsNotTaken`` where no app is, and what goes wrong with the disk.
  package static func setOfferedShortcuts(
    _ kind: OfferedShortcut.Kind, _ shortcuts: (AppID) -> [OfferedShortcut]
  ) throws {
    guard let current else { throw DonationsNotTaken() }
    try current.shortcuts?.setOfferedShortcuts(shortcuts(current.app), kind, of: current.app)
  }
}
