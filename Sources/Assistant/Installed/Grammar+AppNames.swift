// SPDX-License-Identifier: Apache-2.0

public import IntentModel
public import Voice

extension Grammar {
  /// The assistant's grammar with the names of apps as its list `app`.
  public func naming(_ apps: [AppDescription]) -> Grammar {
    var grammar = self
    let names = apps.map { app in
      ListValue(phrases: app.names.map { .text($0.text) }, output: .string(app.id.rawValue))
    }
    grammar.lists["app"] = SlotList(.values(names))
    return grammar
  }
}
