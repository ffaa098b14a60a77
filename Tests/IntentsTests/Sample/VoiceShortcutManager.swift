// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Knows which orders the user has given words to, and offers others.
class VoiceShortcutManager {
  private(set) var voiceShortcuts: [INVoiceShortcut] = []

  func voiceShortcut(for order: Order) -> INVoiceShortcut? {
    voiceShortcuts.first { voiceShortcut in
      guard let intent = voiceShortcut.shortcut.intent as? OrderSoupIntent else { return false }
      return intent.soup?.identifier == order.menuItem.identifier
    }
  }

  func updateVoiceShortcuts(completion: (() -> Void)?) {
    INVoiceShortcutCenter.shared.getAllVoiceShortcuts { [unowned self] shortcuts, error in
      guard let shortcuts = shortcuts else { return }
      self.voiceShortcuts = shortcuts
    }
    completion?()
  }

  func offer(_ orders: [Order]) {
    let suggestions = orders.compactMap { INShortcut(intent: $0.intent) }
    INVoiceShortcutCenter.shared.setShortcutSuggestions(suggestions)
  }

  /// Lunch at noon and something warm in the evening.
  func offerRelevant(_ order: Order, at noon: Date) {
    guard let shortcut = INShortcut(intent: order.intent) else { return }
    let relevant = INRelevantShortcut(shortcut: shortcut)
    let template = INDefaultCardTemplate(title: order.menuItem.name)
    template.subtitle = "Lunch"
    template.image = INImage(named: order.menuItem.iconImageName)
    relevant.watchTemplate = template
    relevant.shortcutRole = .action
    relevant.relevanceProviders = [
      INDateRelevanceProvider(start: noon, end: nil),
      INDailyRoutineRelevanceProvider(situation: .evening),
    ]
    INRelevantShortcutStore.default.setRelevantShortcuts([relevant]) { error in
      if let error = error { fatalError("\(error)") }
    }
  }
}
