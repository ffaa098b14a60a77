// SPDX-License-Identifier: Apache-2.0

import AppFiles
public import AppleFormats
public import Foundation
public import IntentModel

/// The intents of Home Assistant's `intents.yaml`, with the ways to ask for each.
public struct IntentCatalog: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public var intent: IntentID

    /// In the file's order.
    public var combinations: [SlotCombination]

    public init(intent: IntentID, combinations: [SlotCombination]) {
      self.intent = intent
      self.combinations = combinations
    }
  }

  /// In the file's order, which is the order of the sentences too.
  public var entries: [Entry]

  public init(entries: [Entry] = []) { self.entries = entries }
}

extension IntentCatalog {
  /// Reads an `intents.yaml`; a combination that can't be read is a finding and left out.
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

/// Takes what a grammar needs out of an `intents.yaml`; the rest is documentation.
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

  /// Lists of names, each under a key.
  private mutating func groups(_ pair: YAMLFields.Pair) -> [(key: String, names: [String])] {
    fields.pairs(pair.value, pair.key).map { group in
      let names = fields.elements(group.value, group.key)
        .compactMap { fields.text($0, "the domain") }
      return (group.key, names)
    }
  }
}

/// One set of slots an intent can be asked for with, as Home Assistant's `intents.yaml` lists it.
public struct SlotCombination: Hashable, Sendable {
  /// The name of the files of its sentences and tests, without the extension: `area_domain`.
  public var name: String

  /// Whether its sentences mean the area the speaker is in.
  public var meansSpeakersArea: Bool

  /// What a slot `domain` may hold that nobody said.
  public var inferredDomains: [String]

  /// The domains a block's `name_domains` stands for when it is a group's name.
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
