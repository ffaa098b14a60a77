// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The texts of one app, or of the assistant, in one language.
public struct Wording: Hashable, Sendable {
  /// `en`, `zh-Hans`.
  public let language: String
  /// Where to look, one after the other.
  private let tables: [Table]

  private struct Table: Hashable, Sendable {
    var strings: [String: String]
    var plurals: [String: PluralForms]
  }

  public init(
    language: String, strings: [String: String] = [:], plurals: [String: PluralForms] = [:]
  ) {
    self.language = language
    let hasTexts = !strings.isEmpty || !plurals.isEmpty
    tables = hasTexts ? [Table(strings: strings, plurals: plurals)] : []
  }

  private init(language: String, tables: [Table]) {
    self.language = language
    self.tables = tables
  }

  /// The same texts, with another's for the keys it lacks; nothing is copied.
  public func falling(backOn other: Wording) -> Wording {
    Wording(language: language, tables: tables + other.tables)
  }

  /// Every key that has a text.
  public var keys: Set<String> {
    tables.reduce(into: []) {
      $0.formUnion($1.strings.keys)
      $0.formUnion($1.plurals.keys)
    }
  }

  private func string(_ key: String) -> String? { tables.lazy.compactMap { $0.strings[key] }.first }

  /// The text of a key with its `${name}` tokens filled in; nil when there is none.
  ///
  /// Where there are plural forms that one of the values counts, the form for it.
  public func text(ifPresent key: String, _ values: [String: String] = [:]) -> String? {
    if let count = plural(of: key)?.variable.flatMap({ values[$0] }).flatMap({ Int($0) }) {
      return text(key, count: count, values)
    }
    return string(key).map { Self.fill($0, with: values) }
  }

  /// The plural forms of a key; nil where it has none.
  public func plural(of key: String) -> PluralForms? {
    tables.lazy.compactMap { $0.plurals[key] }.first
  }

  /// The text of a key with its `${name}` tokens filled in; the key itself when there is none.
  public func text(_ key: String, _ values: [String: String] = [:]) -> String {
    text(ifPresent: key, values) ?? key
  }

  /// The plural form of a key for a count, with its tokens filled in; the key when there is none.
  public func text(_ key: String, count: Int, _ values: [String: String] = [:]) -> String {
    guard let forms = plural(of: key) else { return key }
    return Self.fill(forms.text(count: count, language: Self.base(language)), with: values)
  }

  /// The wordings of a key, the shortest first: `key`, `key.2`, `key.3` …
  public func variants(_ key: String) -> [String] {
    guard let first = string(key) else { return [] }
    var all = [first]
    while let next = string("\(key).\(all.count + 1)") { all.append(next) }
    return all
  }

  /// The first wording of a key whose tokens all have a value, filled in; nil where there is none.
  public func fullest(_ key: String, _ values: [String: String]) -> String? {
    if let text = text(ifPresent: key, values), !text.contains("${") { return text }
    return variants(key).lazy.map { Self.fill($0, with: values) }.first { !$0.contains("${") }
  }

  /// Joins names as the language does, by its `list.KIND.separator`, `.pair` and `.last` texts.
  public func list(_ items: [String], _ kind: ListKind) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    let separator = text("list.separator")
    let key = items.count == 2 ? "list.\(kind).pair" : "list.\(kind).last"
    return items.dropLast().joined(separator: separator) + text(key) + last
  }

  /// Replaces each `${name}` that has a value; others stay as they are, and a value is not
  /// searched again.
  ///
  /// A blank that sets Latin names and numbers off from Chinese or Japanese goes where the value needs none:
  /// "用 ${app} 开始" makes "用冥想开始".
  public static func fill(_ text: String, with values: [String: String]) -> String {
    guard !values.isEmpty, text.contains("${") else { return text }
    var filled = ""
    var rest = text[...]
    while let start = rest.range(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}")
    {
      filled += rest[..<start.lowerBound]
      let name = String(rest[start.upperBound..<end])
      let value = values[name] ?? String(rest[start.lowerBound...end])
      rest = rest[rest.index(after: end)...]
      if isNeedless(filled.suffix(2).reversed(), beside: value.first) { filled.removeLast() }
      filled += value
      if isNeedless(Array(rest.prefix(2)), beside: value.last) { rest.removeFirst() }
    }
    return filled + rest
  }

  /// Whether a blank, which another character follows, parts two characters that stand side by side.
  private static func isNeedless(_ gap: [Character], beside character: Character?) -> Bool {
    guard gap.count == 2, gap[0] == " ", let character else { return false }
    return gap[1].isUnparted && character.isUnparted
  }

  private static func base(_ language: String) -> String {
    String(language.prefix { $0 != "-" })
  }
}
