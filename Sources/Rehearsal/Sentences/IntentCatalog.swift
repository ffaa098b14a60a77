// SPDX-License-Identifier: Apache-2.0

import AppFiles
public import AppleFormats
public import Foundation
public import IntentModel

/// The intents of Home Assistant's `intents.yaml`, each with its combinations of slots.
public struct IntentCatalog: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public var intent: IntentID

    /// The combinations of slots, in the file's order.
    public var combinations: [SlotCombination]

    public init(intent: IntentID, combinations: [SlotCombination]) {
      self.intent = intent
      self.combinations = combinations
    }
  }

  /// The intents in the file's order, which is also the order of the sentences.
  public var entries: [Entry]

  public init(entries: [Entry] = []) { self.entries = entries }
}

extension IntentCatalog {
  /// Reads an `intents.yaml`. A combination that can't be read is reported and left out.
  public static func read(_ data: Data, file: String) -> Reading<IntentCatalog> {
    do {
      let source = try SourceText(data, file: file)
      var reader = IntentCatalogReader(fields: YAMLFields(source: source))
      let catalog = reader.catalog(try YAMLDocument(source).root)
      return Reading(catalog, findings: reader.fields.findings)
    } catch {
      return Reading(IntentCatalog(), findings: error.findings)
    }
  }
}

/// Reads the parts of an `intents.yaml` that a grammar needs. The rest is documentation.
private struct IntentCatalogReader {
  var fields: YAMLFields

  mutating func catalog(_ root: Node?) -> IntentCatalog {
    let entries = fields.pairs(root, "the file").map { pair in
      IntentCatalog.Entry(
        intent: IntentID(pair.key), combinations: combinations(pair.value, of: pair.key))
    }
    return IntentCatalog(entries: entries)
  }

  private mutating func combinations(_ node: Node, of intent: String) -> [SlotCombination] {
    let pairs = fields.pairs(node, "the intent '\(intent)'")
    let combinations = pairs.first { $0.key == "slot_combinations" }?.value
    return fields.pairs(combinations, "slot_combinations").map { combination($0) }
  }

  private mutating func combination(_ pair: YAMLFields.Pair) -> SlotCombination {
    var combination = SlotCombination(name: pair.key)
    for field in fields.pairs(pair.value, "the combination '\(pair.key)'") {
      switch field.key {
      case "context_area":
        combination.meansSpeakersArea = fields.boolean(field.value, field.key) ?? false
      case "inferred_domains":
        combination.inferredDomains = groups(field).flatMap(\.names)
      case "name_domain_groups":
        let groups = groups(field)
        combination.nameDomainGroups = Dictionary(groups.map { ($0.key, $0.names) }) { $1 }
      default: break
      }
    }
    return combination
  }

  /// The lists of names in a mapping, with their keys.
  private mutating func groups(_ pair: YAMLFields.Pair) -> [(key: String, names: [String])] {
    fields.pairs(pair.value, pair.key).map { group in
      let names = fields.elements(group.value, group.key)
        .compactMap { fields.text($0, "the domain") }
      return (group.key, names)
    }
  }
}

/// One set of slots that a request for an intent can have, from Home Assistant's `intents.yaml`.
public struct SlotCombination: Hashable, Sendable {
  /// The name of its sentence and test files without the extension, such as `area_domain`.
  public var name: String

  /// Whether its sentences mean the area that the speaker is in.
  public var meansSpeakersArea: Bool

  /// The values that a slot `domain` may have if the sentence doesn't say one.
  public var inferredDomains: [String]

  /// The domains of each group that a block's `name_domains` may name.
  public var nameDomainGroups: [String: [String]]

  public init(
    name: String, meansSpeakersArea: Bool = false, inferredDomains: [String] = [],
    nameDomainGroups: [String: [String]] = [:]
  ) {
    self.name = name
    self.meansSpeakersArea = meansSpeakersArea
    self.inferredDomains = inferredDomains
    self.nameDomainGroups = nameDomainGroups
  }
}
