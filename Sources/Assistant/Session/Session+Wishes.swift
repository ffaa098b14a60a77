// SPDX-License-Identifier: Apache-2.0

import Dialog
import IntentModel
import Voice

/// Requests to the assistant itself, in words that no app takes as they are.
extension Session {
  /// The most results that are read out.
  private static let resultCount = 5

  func take(_ wish: Wish) -> Step {
    switch wish {
    case .open(let apps):
      return choose(among: apps, Offer.Action.opening, { willOpen($0, at: nil) })
    case .close where screens.isEmpty: return answer([text("idle.nothing")], .success)
    case .close: return close()
    case .search(let words): return search(words)
    case .relevance: return suggestRelevant()
    case .shortcuts(let apps): return choose(among: apps, Offer.Action.shortcuts, tellShortcuts)
    case .tipDismissal: return dismissTip()
    }
  }

  /// Does something with the one app that was named. When several share the name, the next line
  /// chooses.
  private func choose(
    among apps: [AppID], _ action: (AppID) -> Offer.Action, _ work: (AppID) -> Step
  ) -> Step {
    guard apps.count != 1 else { return work(apps[0]) }
    return askWhich(
      of: apps.compactMap { app in
        installation[app].map { Offer(text: $0.description.displayName, action: action(app)) }
      })
  }

  /// Asks which of several apps is meant.
  func askWhich(of apps: [Offer]) -> Step {
    guard !apps.isEmpty else { return answer([text("notUnderstood")], .notUnderstood) }
    offers = apps
    let choices = installation.wording.list(apps.map(\.text), .or)
    return answer([text("prompt.chooseApp", ["choices": choices])], .notUnderstood)
  }

  /// Reads the results out; the next line may choose one.
  private func search(_ words: String) -> Step {
    let finder = SearchFinder(installation, device: device, activities: world.records)
    // Records that can't be read count as empty.
    let results = (try? finder.results(for: words, Self.resultCount)) ?? []
    guard !results.isEmpty else {
      return answer([text("search.none", ["words": words])], .success)
    }
    offers = results.map { offer($0.title, $0.step) }
    let lines = results.enumerated().map { $1.line($0 + 1, installation.wording) }
    return answer([text("search.found")] + lines + [askWhich], .success)
  }

  /// Reads out all of an app's App Shortcuts; the next line may choose one.
  func tellShortcuts(of id: AppID) -> Step {
    guard let app = installation[id] else { return answer([text("notUnderstood")], .notUnderstood) }
    let name = app.description.displayName
    let shortcuts = app.shortcuts.compactMap(app.offer).map { offer($0.title, $0.step) }
    guard !shortcuts.isEmpty else {
      return answer([text("appShortcuts.none", ["app": name])], .success)
    }
    offers = shortcuts
    let lines = shortcuts.enumerated().map { number, offer in
      text("appShortcuts.line", ["number": String(number + 1), "title": offer.text])
    }
    return answer([text("appShortcuts.intro", ["app": name])] + lines + [askWhich], .success)
  }

  /// The question that asks for one of the offers.
  var askWhich: String { text(offers.count == 1 ? "suggestions.askOne" : "suggestions.ask") }
}
