// SPDX-License-Identifier: Apache-2.0

import Assistant
import IntentModel
import Voice

extension InstalledApp {
  /// The grammar with an extra list for each parameter that takes its values from a list of another
  /// name.
  var sampledGrammar: Grammar {
    var grammar = grammar
    for parameter in description.intents.flatMap(\.parameters) {
      guard let list = parameter.listName else { continue }
      let taught = taughtNames[list] ?? []
      grammar.lists[parameter.id.rawValue] =
        taught.isEmpty ? grammar.lists[list] : SlotList(.values(taught))
    }
    return grammar
  }
}
