// SPDX-License-Identifier: Apache-2.0

import AppFiles
public import AppleFormats
public import Foundation
import IntentModel

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
  /// - Parameter file: as findings name it.
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

  /// A name alone identifies the thing, too.
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
