// SPDX-License-Identifier: Apache-2.0

import AssistantStore
import IntentModel
import Rendering
import Terminal

/// How much is kept of a kind, and where.
struct KeptCount {
  var kind: KeptKind
  /// Nil for what is no app's.
  var app: AppID?
  var count: Int
  /// The file, or the folder where there are several.
  var path: String

  /// Keys: `privacy.line` with `${kind}`, `${name}`, `${count}` and `${path}`, `privacy.line.app` with `${app}`,
  /// too, and `privacy.kind.settings` and so on.
  func line(_ wording: Wording) -> String {
    wording.text(
      app == nil ? "privacy.line" : "privacy.line.app",
      [
        "kind": wording.text("privacy.kind.\(kind.rawValue)"), "name": kind.rawValue,
        "app": app?.rawValue ?? "", "count": String(count), "path": path,
      ])
  }

  var json: OrderedJSON {
    [
      "kind": .string(kind.rawValue), "app": .string(ifPresent: app?.rawValue),
      "count": .integer(count), "path": .string(path),
    ]
  }
}
