// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Voice

extension Installation {
  /// What a step is called; nil where no installed app does it any more.
  func naming(of step: ShortcutStep) -> ActionNaming? {
    guard let app = self[step.app] else { return nil }
    switch step.action {
    case .activity(let activity):
      let name = app.description.displayName
      return ActionNaming(title: activity.title ?? name, subtitle: nil, appName: name)
    case .request(let intent, let values): return naming(of: intent, values, in: app)
    }
  }

  /// The step with its things as they are called now and in this language.
  func named(_ step: ShortcutStep) -> ShortcutStep {
    guard let app = self[step.app], case .request(let id, let values) = step.action,
      let intent = app.description[id]
    else { return step }
    var named = step
    named.action = .request(
      id,
      Dictionary(
        uniqueKeysWithValues: values.map { parameter, held in
          (parameter, held.map { app.named($0, of: intent[parameter]) })
        }))
    return named
  }

  private func naming(
    of id: IntentID, _ values: [ParameterID: [Value]], in app: InstalledApp
  ) -> ActionNaming? {
    guard let intent = app.description[id] else { return nil }
    let displays = values.reduce(into: [String: String]()) { displays, value in
      let names = value.value.map { app.named($0, of: intent[value.key]).display }
      displays[value.key.rawValue] = wording.list(names, .and)
    }
    let combination = intent.combination(for: Set(values.keys)).flatMap {
      $0.title.isEmpty ? nil : $0
    }
    return ActionNaming(
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
