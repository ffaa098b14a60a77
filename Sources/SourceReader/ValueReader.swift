// SPDX-License-Identifier: Apache-2.0

import IntentModel
import SwiftSyntax

/// Reads the types of values: enumerations, entities, and the queries that find them.
struct ValueReader {
  let unknowns: Unknowns

  static let enumerations: Set<String> = ["AppEnum", "URLRepresentableEnum"]
  static let entities: Set<String> = [
    "AppEntity", "FileEntity", "IndexedEntity", "TransientAppEntity", "URLRepresentableEntity",
    "UniqueAppEntity",
  ]
  static let queries: Set<String> = [
    "EntityPropertyQuery", "EntityQuery", "EntityStringQuery", "EnumerableEntityQuery",
    "IntentValueQuery", "UniqueAppEntityQuery", "UniqueIDEntityQuery",
  ]

  // MARK: Enumerations

  func enumeration(_ type: DeclaredType) -> ExtractedEnumeration {
    var enumeration = ExtractedEnumeration(name: type.name, place: type.place)
    enumeration.displayName = unknowns.text(
      of: type[static: "typeDisplayRepresentation"], of: type.name)
    let names = names(of: type)
    enumeration.cases = cases(of: type).map { found in
      .init(id: found.id, name: found.name, names: names[found.name] ?? [])
    }
    return enumeration
  }

  private func cases(of type: DeclaredType) -> [(name: String, id: String)] {
    let isText = type.inherited.contains("String")
    return type.members.flatMap { member in
      member.declaration.as(EnumCaseDeclSyntax.self)?.elements.map { element in
        let name = element.name.text.trimmingBackticks
        let raw = isText ? element.rawValue.flatMap { WrittenText($0.value)?.text } : nil
        return (name, raw ?? name)
      } ?? []
    }
  }

  /// The names of each case, as far as they are written out.
  private func names(of type: DeclaredType) -> [String: [String]] {
    var names: [String: [String]] = [:]
    let table = type[static: "caseDisplayRepresentations"]?.values.first
    guard case .elements(let elements)? = table?.as(DictionaryExprSyntax.self)?.content else {
      return [:]
    }
    for element in elements {
      guard case .string(let name)? = element.key.value, let title = element.value.text else {
        continue
      }
      names[name] = [title.text] + synonyms(element.value)
    }
    return names
  }

  private func synonyms(_ expression: ExprSyntax) -> [String] {
    let list = expression.as(FunctionCallExprSyntax.self)?.argument("synonyms")
    return list?.as(ArrayExprSyntax.self)?.elements.compactMap { $0.expression.text?.text } ?? []
  }

  // MARK: Entities

  func entity(_ type: DeclaredType) -> ExtractedEntity {
    var entity = ExtractedEntity(name: type.name, place: type.place)
    entity.displayName = unknowns.text(
      of: type[static: "typeDisplayRepresentation"], of: type.name)
    entity.query = type[static: "defaultQuery"].flatMap(Self.query)
    entity.properties = ParameterReader(unknowns: unknowns).parameters(
      of: type, marked: ["Property", "ComputedProperty", "DeferredProperty"])
    entity.isIndexed = type.inherited.contains("IndexedEntity")
    if !type.inherited.contains("TransientAppEntity") {
      unknowns.add(
        .init(.entities, of: type.name, code: entity.query ?? type.name, place: type.place))
    }
    return entity
  }

  private static func query(_ variable: DeclaredType.Variable) -> String? {
    variable.binding.typeAnnotation?.type.trimmedDescription ?? variable.values.first?.calledName
  }

  func query(_ type: DeclaredType) -> ExtractedQuery {
    var query = ExtractedQuery(name: type.name, place: type.place)
    query.protocols = type.inherited
    let functions = Set(type.functions.map(\.declaration.name.text))
    query.suggestsEntities =
      !functions.isDisjoint(with: ["suggestedEntities", "allEntities"])
      || !Set(type.inherited).isDisjoint(with: ["UniqueAppEntityQuery"])
    return query
  }
}

extension String {
  /// `default` for `` `default` ``.
  fileprivate var trimmingBackticks: String { filter { $0 != "`" } }
}
