// SPDX-License-Identifier: Apache-2.0
import AppIntents

public struct MessengerShortcuts: AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor = .blue

  @AppShortcutsBuilder public static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ReviewDraftIntent(),
      phrases: [
        "Send a message with \(.applicationName)",
        "Write to \(\.$thread) with \(.applicationName)",
        "Write to \(\.$thread) in \(.applicationName)",
        "Message \(\.$thread) on \(.applicationName)",
        "\(.applicationName) \(\.$thread)",
      ],
      shortTitle: "Send Message",
      systemImageName: "paperplane")
    AppShortcut(
      intent: QuickReplyIntent(),
      phrases: ["Reply in \(.applicationName)", "Quick reply with \(.applicationName)"],
      shortTitle: "Quick Reply",
      systemImageName: "arrowshape.turn.up.left")
    AppShortcut(
      intent: OpenThreadIntent(),
      phrases: [
        "Open \(\.$target) in \(.applicationName)",
        "Show me \(\.$target) in \(.applicationName)",
      ],
      shortTitle: "Open Thread",
      systemImageName: "bubble.left.and.bubble.right")
    AppShortcut(
      intent: MuteThreadIntent(span: .hour),
      phrases: [
        "Mute \(.applicationName) for \(\.$span)",
        "Mute a thread in \(.applicationName)",
        "Quiet, \(.applicationName)",
      ],
      shortTitle: "Mute",
      systemImageName: "bell.slash")
    AppShortcut(
      intent: AddPersonIntent(),
      phrases: ["Add someone to \(.applicationName)"],
      shortTitle: "Add Person",
      systemImageName: "person.badge.plus")
  }
}
