// SPDX-License-Identifier: Apache-2.0

import AppFiles
public import AppleFormats
public import Foundation
import IntentModel

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
