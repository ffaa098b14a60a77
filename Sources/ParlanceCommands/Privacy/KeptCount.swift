// SPDX-License-Identifier: Apache-2.0

import AssistantStore
import IntentModel
import Rendering
import Terminal

/// The number of items that are kept of a kind, and their place.
struct KeptCount {
  var kind: KeptKind
  /// Nil for items that belong to no app.
  var app: AppID?
  var count: Int
  /// The path of the file, or of the folder if there are several files.
  var path: String

  /// Keys: `privacy.line` with `${kind}`, `${name}`, `${count}` and `${path}`; `privacy.line.app`
  /// also with `${app}`; `privacy.kind.settings` and so on.
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
