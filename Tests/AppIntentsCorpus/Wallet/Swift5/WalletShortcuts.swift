// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct WalletShortcuts: AppShortcutsProvider {
  static var shortcutTileColor: ShortcutTileColor = .grape

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: CheckBalanceIntent(),
      phrases: [
        "Check my balance in \(.applicationName)",
        "How much is in \(\.$account) in \(.applicationName)?",
      ],
      shortTitle: "Check Balance",
      systemImageName: "banknote"
    )
    AppShortcut(
      intent: SpendingReportIntent(),
      phrases: [
        "What did I spend \(\.$period) in \(.applicationName)",
        "Make a \(.applicationName) report",
      ],
      shortTitle: "Spending Report",
      systemImageName: "chart.pie"
    )
    #if !os(watchOS)
      AppShortcut(
        intent: PayPersonIntent(),
        phrases: ["Pay someone with \(.applicationName)"],
        shortTitle: "Pay Someone",
        systemImageName: "paperplane"
      )
    #endif
  }
}

/// Called when accounts were added or renamed.
func accountsDidChange() {
  WalletShortcuts.updateAppShortcutParameters()
}

/// The people the user has paid before.
enum Payees {
  static func person(named name: String, mail: String) -> IntentPerson {
    IntentPerson(
      identifier: .applicationDefined(mail),
      name: .displayName(name),
      handle: IntentPerson.Handle(emailAddress: mail),
      isMe: false
    )
  }

  static func person(givenName: String, familyName: String, phone: String) -> IntentPerson {
    var parts = PersonNameComponents()
    parts.givenName = givenName
    parts.familyName = familyName
    return IntentPerson(
      identifier: .unknown,
      name: .components(parts),
      handle: .init(phoneNumber: phone, label: .mobile),
      aliases: [.init(applicationDefined: "\(givenName).\(familyName)")],
      image: .init(systemName: "person.crop.circle")
    )
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  static func stranger(mail: String) -> IntentPerson {
    IntentPerson(handle: .init(emailAddress: mail, label: .work))
  }
}
