// SPDX-License-Identifier: Apache-2.0

import AppFiles
public import AppleFormats
public import Foundation
public import IntentModel

/// Facts that an app's sources don't give, written by hand: its things, and phrases that code
/// makes.
public struct SuppliedApp: Hashable, Sendable {
  /// By the name of the entity's type.
  public var things: [String: [ExtractedEntity.Thing]] = [:]

  /// By the name of the intent's type.
  public var phrases: [String: [ExtractedPhrase]] = [:]

  public init() {}

  /// Changes the name of a file in the places of the phrases.
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
  /// Adds what was supplied and removes it from the unknowns. When two things have the same id, the
  /// supplied one counts.
  ///
  /// - Returns: The supplied parts that belong to nothing here, each with its mend.
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

extension SuppliedApp {
  /// Reads a YAML file:
  ///
  /// ```yaml
  /// entities:
  ///   Soup: [clam chowder, {id: tomato, names: [tomato soup, tomato]}]
  /// phrases:
  ///   OrderIntent: ["Order ${soup} in ${applicationName}"]
  /// ```
  ///
  /// - Parameters:
  ///   - data: the file's bytes.
  ///   - file: as findings name it.
  public static func read(_ data: Data, file: String) -> Reading<SuppliedApp> {
    do {
      let source = try SourceText(data, file: file)
      var reader = SupplyReader(fields: YAMLFields(source: source))
      reader.read(try YAMLDocument(source).root)
      return Reading(reader.app, findings: reader.fields.findings)
    } catch {
      return Reading(SuppliedApp(), findings: error.findings)
    }
  }
}

private struct SupplyReader {
  var fields: YAMLFields
  var app = SuppliedApp()

  mutating func read(_ root: Node?) {
    for pair in fields.pairs(root, "the file") {
      switch pair.key {
      case "entities":
        for entity in fields.pairs(pair.value, pair.key) {
          app.things[entity.key] = fields.elements(entity.value, entity.key)
            .compactMap { thing($0, of: entity.key) }
        }
      case "phrases":
        for intent in fields.pairs(pair.value, pair.key) {
          app.phrases[intent.key] = fields.elements(intent.value, intent.key)
            .compactMap { phrase($0, of: intent.key) }
        }
      default: fields.reportUnknown(pair, known: ["entities", "phrases"])
      }
    }
  }

  /// A thing; one that is given as a name alone has the name as its id too.
  private mutating func thing(_ node: Node, of entity: String) -> ExtractedEntity.Thing? {
    guard case .mapping = node else {
      return fields.text(node, entity).map { ExtractedEntity.Thing(id: $0, names: [$0]) }
    }
    var id: String?
    var names: [String] = []
    for pair in fields.pairs(node, entity) {
      switch pair.key {
      case "id": id = fields.text(pair.value, pair.key)
      case "names":
        names = fields.elements(pair.value, pair.key).compactMap { fields.text($0, "names") }
      default: fields.reportUnknown(pair, known: ["id", "names"])
      }
    }
    guard let first = names.first else {
      fields.report(.error, "missing-key", "a thing of \(entity) has no 'names'; add them", node)
      return nil
    }
    return ExtractedEntity.Thing(id: id ?? first, names: names)
  }

  private mutating func phrase(_ node: Node, of intent: String) -> ExtractedPhrase? {
    fields.text(node, intent).map { text in
      ExtractedPhrase(text, place: fields.source.location(at: node.offset))
    }
  }
}
