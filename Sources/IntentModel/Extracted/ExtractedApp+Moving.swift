// SPDX-License-Identifier: Apache-2.0

/// What stands somewhere in an app's sources.
private protocol Placed {
  var place: SourceLocation { get set }
}

extension ExtractedDialog: Placed {}
extension ExtractedEntity: Placed {}
extension ExtractedEnumeration: Placed {}
extension ExtractedIntent: Placed {}
extension ExtractedParameter: Placed {}
extension ExtractedPhrase: Placed {}
extension ExtractedProvider: Placed {}
extension ExtractedQuery: Placed {}
extension ExtractedShortcut: Placed {}
extension ExtractedUnknown: Placed {}

extension ExtractedApp {
  /// Names every place from elsewhere.
  ///
  /// - Parameter folder: of the sources.
  public mutating func move(into folder: String) {
    move(&providers, folder)
    for index in providers.indices {
      move(&providers[index].negativePhrases, folder)
      move(&providers[index].shortcuts, folder)
      for shortcut in providers[index].shortcuts.indices {
        move(&providers[index].shortcuts[shortcut].phrases, folder)
      }
    }
    move(&intents, folder)
    for index in intents.indices {
      move(&intents[index].parameterSummaries, folder)
      move(&intents[index].parameters, folder)
      move(&intents[index].confirmations, folder)
      move(&intents[index].dialogs, folder)
    }
    move(&enumerations, folder)
    move(&entities, folder)
    for index in entities.indices { move(&entities[index].properties, folder) }
    move(&queries, folder)
    move(&suggestedPhrases, folder)
    move(&unknowns, folder)
  }

  private func move(_ things: inout [some Placed], _ folder: String) {
    for index in things.indices where !things[index].place.file.hasPrefix("/") {
      things[index].place.file = "\(folder)/\(things[index].place.file)"
    }
  }
}
