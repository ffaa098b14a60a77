// SPDX-License-Identifier: Apache-2.0

public import IntentModel
import Voice

/// A request to the assistant, when no question is open and no app takes the words as they are.
public enum Wish: Hashable, Sendable {
  /// "Open Soup Chef": several apps when they share a name.
  case open([AppID])
  /// "Close the app"
  case close
  /// "Search for soup"
  case search(String)
  /// "What is relevant now?"
  case relevance
  /// "Show the shortcuts of Meditation": several apps when they share a name.
  case shortcuts([AppID])
  /// "Don't show me that tip again"
  case tipDismissal

  /// Reads what the assistant's own grammar has heard; nil for anything else.
  init?(_ heard: Interpretation) {
    switch OwnIntent(heard.intent) {
    case .openApp:
      guard let apps = heard.namedApps else { return nil }
      self = .open(apps)
    case .closeApp: self = .close
    case .search:
      guard case .string(let words)? = heard[.words]?.output else { return nil }
      self = .search(words)
    case .relevance: self = .relevance
    case .appShortcuts:
      guard let apps = heard.namedApps else { return nil }
      self = .shortcuts(apps)
    case .dismissTip: self = .tipDismissal
    case .yes, .no, .noneOfThese, .chooseOption, nil: return nil
    }
  }
}

extension Interpretation {
  /// The apps that a sentence of the assistant's own names: several when they share a name; nil
  /// when it names none.
  var namedApps: [AppID]? {
    self[.app]?.candidates.compactMap { candidate in
      if case .string(let app) = candidate.output { AppID(app) } else { nil }
    }
  }
}
