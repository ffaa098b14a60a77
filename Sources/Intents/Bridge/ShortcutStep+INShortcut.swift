// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension ShortcutStep {
  /// The step that the assistant stores for a shortcut.
  init(_ shortcut: INShortcut, of app: AppID) {
    switch shortcut {
    case .intent(let intent):
      let shape = type(of: intent).shape
      let values = shape.parameters.map { (ParameterID($0.name), $0.read(intent)) }
      self.init(
        app: app,
        action: .request(
          IntentID(shape.id), Dictionary(uniqueKeysWithValues: values.filter { !$0.1.isEmpty })))
    case .userActivity(let activity): self.init(app: app, action: .activity(activity.neutral))
    }
  }
}

extension INShortcut {
  /// The shortcut that a stored step stands for; nil for a request whose kind is not in `kinds`.
  init?(_ step: ShortcutStep, among kinds: [INIntent.Type]) {
    switch step.action {
    case .activity(let activity): self = .userActivity(NSUserActivity(activity))
    case .request(let id, let values):
      guard let kind = kinds.first(where: { IntentID($0.shape.id) == id }) else { return nil }
      let intent = kind.init()
      for parameter in kind.shape.parameters {
        parameter.write(intent, values[ParameterID(parameter.name)] ?? [])
      }
      self = .intent(intent)
    }
  }
}
