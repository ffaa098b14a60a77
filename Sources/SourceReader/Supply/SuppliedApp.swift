// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// What an app's sources don't tell, written down by hand: the things there are, and phrases that code makes.
public struct SuppliedApp: Hashable, Sendable {
  /// By the name of the entity's type.
  public var things: [String: [ExtractedEntity.Thing]] = [:]

  /// By the name of the intent's type.
  public var phrases: [String: [ExtractedPhrase]] = [:]

  public init() {}

  /// Names a file differently in the places of the phrases.
  public mutating func rename(_ file: String, to name: String) {
    phrases = phrases.mapValues { phrases in
      phrases.map { phrase in
        var phrase = phrase
        if phrase.place.file == file { phrase.place.file = name }
        return phrase
      }
    }
  }
}

extension ExtractedApp {
  /// Adds what was supplied, and no longer calls it unknown. Of two things with one id, the supplied one stands.
  ///
  /// - Returns: what belongs to nothing here, each with its mend.
  public mutating func add(_ supplied: SuppliedApp) -> [String] {
    let things = supplied.things.sorted { $0.key < $1.key }.compactMap { add($1, to: $0) }
    return things + supplied.phrases.sorted { $0.key < $1.key }.compactMap { add($1, to: $0) }
  }

  private mutating func add(_ things: [ExtractedEntity.Thing], to entity: String) -> String? {
    guard let index = entities.firstIndex(where: { $0.name == entity }) else {
      return "no AppEntity is named '\(entity)'; \(Self.listed(entities.map(\.name)))"
    }
    let ids = Set(things.map(\.id))
    entities[index].things.removeAll { ids.contains($0.id) }
    entities[index].things += things
    unknowns.removeAll { $0.subject == .entities && $0.owner == entity }
    return nil
  }

  private mutating func add(_ phrases: [ExtractedPhrase], to intent: String) -> String? {
    guard let place = intents.first(where: { $0.name == intent })?.place else {
      return "no App Intent is named '\(intent)'; \(Self.listed(intents.map(\.name)))"
    }
    if providers.isEmpty { providers.append(ExtractedProvider(name: "", place: place)) }
    for provider in providers.indices {
      let shortcuts = providers[provider].shortcuts
      if let shortcut = shortcuts.firstIndex(where: { $0.intent == intent }) {
        providers[provider].shortcuts[shortcut].phrases += phrases
        let owner = "\(providers[provider].name).\(intent)"
        unknowns.removeAll { $0.subject == .phrase && $0.owner == owner }
        return nil
      }
    }
    var shortcut = ExtractedShortcut(intent: intent, place: place)
    shortcut.phrases = phrases
    providers[0].shortcuts.append(shortcut)
    return nil
  }

  private static func listed(_ names: [String]) -> String {
    names.isEmpty ? "there is none here" : "these are here: \(names.joined(separator: ", "))"
  }
}
