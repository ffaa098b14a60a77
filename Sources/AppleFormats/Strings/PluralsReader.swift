// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

/// Turns the dictionaries of a `.stringsdict` into plural forms.
struct PluralsReader {
  private static let categories = ["zero", "one", "two", "few", "many", "other"]
  private static let format = "NSStringLocalizedFormatKey"
  private static let rule = "NSStringFormatSpecTypeKey"
  private static let type = "NSStringFormatValueTypeKey"
  private static let otherKinds = [
    "NSStringVariableWidthRuleType", "NSStringDeviceSpecificRuleType",
  ]

  var fields: PropertyListFields

  init(_ list: PropertyList, findings: [Finding]) {
    fields = PropertyListFields(list, findings: findings)
  }

  mutating func readTable() -> [String: PluralForms] {
    let root = fields.list.root
    guard let entries = root.dictionary else {
      let message = "a table of plurals is a dictionary; put the texts in a <dict>"
      fields.report(.error, "wrong-type", message, root)
      return [:]
    }
    var table: [String: PluralForms] = [:]
    for entry in entries { table[entry.key] = forms(of: entry.node) }
    return table
  }

  private mutating func forms(of node: PropertyList.Node) -> PluralForms? {
    if Self.otherKinds.contains(where: { node[$0] != nil }) { return nil }
    guard fields.isDictionary(node), let format = fields.text(Self.format, in: node),
      let place = node[Self.format]
    else {
      return nil
    }
    let variables = Self.variables(in: format)
    guard let variable = variables.first, variables.count == 1 else {
      reportVariables(variables.count, place)
      return nil
    }
    guard let rules = fields.required(variable.name, in: node) else { return nil }
    return forms(by: rules).map { forms in
      PluralForms(
        forms.mapValues { format.replacingCharacters(in: variable.range, with: $0) },
        countedBy: variable.name)
    }
  }

  private mutating func reportVariables(_ count: Int, _ node: PropertyList.Node) {
    if count == 0 {
      let message = "the format has no %#@variable@; add one or move the text to a .strings file"
      fields.report(.error, "plural-variable", message, node)
    } else {
      let message = "the format has \(count) variables, and the text is left out; use one"
      fields.report(.warning, "plural-variable", message, node)
    }
  }

  private mutating func forms(by rules: PropertyList.Node) -> [String: String]? {
    fields.checkKeys(of: rules, known: Self.categories + [Self.rule, Self.type])
    guard fields.required("other", in: rules) != nil else { return nil }
    if let rule = fields.text(Self.rule, in: rules), rule != "NSStringPluralRuleType" {
      let message = "no rule is named '\(rule)'; write NSStringPluralRuleType"
      fields.report(.error, "plural-rule", message, rules[Self.rule] ?? rules)
    }
    let type = rules[Self.type]?.string ?? "d"
    var forms: [String: String] = [:]
    for category in Self.categories {
      guard let node = rules[category] else { continue }
      forms[category] = Self.withPlainNumbers(text(of: node, category), type: type)
    }
    return forms["other"] == nil ? nil : forms
  }

  /// A form may be empty: an app may say nothing about a count of zero.
  private mutating func text(of node: PropertyList.Node, _ category: String) -> String? {
    if let text = node.string { return text }
    fields.report(
      .error, "wrong-type", "\(category) holds \(node.kind); make it a string", node)
    return nil
  }

  /// The number written as `%d`, the token that plural forms fill in.
  private static func withPlainNumbers(_ text: String?, type: String) -> String? {
    guard let text else { return nil }
    return [type, "1$\(type)", "arg"].reduce(text) { $0.replacing("%\($1)", with: "%d") }
  }

  private typealias Variable = (name: String, range: Range<String.Index>)

  /// Each `%#@name@` or `%1$#@name@` of a format.
  private static func variables(in format: String) -> [Variable] {
    var variables: [Variable] = []
    var rest = format[...]
    while let mark = rest.range(of: "#@"),
      let end = rest[mark.upperBound...].firstIndex(of: "@")
    {
      if let start = rest[..<mark.lowerBound].lastIndex(of: "%") {
        let name = String(rest[mark.upperBound..<end])
        variables.append((name, start..<format.index(after: end)))
      }
      rest = rest[format.index(after: end)...]
    }
    return variables
  }
}
