// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Voice

extension Installation {
  /// How something that was done before is offered; nil where no installed app does it any more.
  func suggestion(of donation: Donation) -> Suggestion? {
    guard let app = self[donation.app], let intent = app.description[donation.intent] else {
      return nil
    }
    var donation = donation
    for (id, values) in donation.values {
      donation.values[id] = values.map { app.named($0, of: intent[id]) }
    }
    let displays = donation.values.reduce(into: [:]) { displays, value in
      displays[value.key.rawValue] = wording.list(value.value.map(\.display), .and)
    }
    let combination = intent.combination(for: Set(donation.values.keys))
    return Suggestion(
      donation: donation,
      title: combination.map { Wording.fill($0.title, with: displays) }
        ?? plainTitle(of: intent, displays),
      subtitle: combination?.subtitle.map { Wording.fill($0, with: displays) },
      appName: app.description.displayName)
  }

  /// "Start Meditation: Calming".
  private func plainTitle(of intent: IntentDescription, _ displays: [String: String]) -> String {
    let values = intent.parameters.compactMap { displays[$0.id.rawValue] }
    guard !values.isEmpty else { return intent.title }
    return wording.text(
      "suggestion.values",
      ["title": intent.title, "values": values.joined(separator: wording.text("list.separator"))])
  }
}

extension InstalledApp {
  /// A thing as it is called now and in this language; as it was called then where nobody knows.
  fileprivate func named(_ value: Value, of parameter: ParameterDescription?) -> Value {
    guard let item = value.item, let parameter else { return value }
    let list = parameter.listName ?? parameter.id.rawValue
    let names = (taughtNames[list] ?? []) + (grammar.lists[list]?.content.listValues ?? [])
    let known = parameter.choices + names.compactMap(\.item)
    return .item(known.first { $0.id == item.id } ?? item)
  }
}

extension IntentDescription {
  /// The combination of most of some parameters, and of no others; of equals the first.
  fileprivate func combination(for known: Set<ParameterID>) -> ParameterCombination? {
    let fitting = combinations.filter { !$0.title.isEmpty && $0.parameters.isSubset(of: known) }
    let most = fitting.map(\.parameters.count).max()
    return fitting.first { $0.parameters.count == most }
  }
}
