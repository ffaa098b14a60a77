// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The texts of one app, or of the assistant, in one language.
public struct Wording: Sendable {
  /// The files of an app that is never used need not be read.
  private enum Content: Sendable {
    case read(Texts)
    case unread(Lazy<Texts>)
  }

  private struct Texts: Hashable, Sendable {
    var language: String
    /// Where to look, one after the other.
    var tables: [Table]
  }

  private struct Table: Hashable, Sendable {
    var strings: [String: String]
    var plurals: [String: PluralForms]
  }

  private let content: Content

  private var texts: Texts {
    switch content {
    case .read(let texts): texts
    case .unread(let texts): texts.value
    }
  }

  private var tables: [Table] { texts.tables }

  /// `en`, `zh-Hans`.
  public var language: String { texts.language }

  public init(
    language: String, strings: [String: String] = [:], plurals: [String: PluralForms] = [:]
  ) {
    let hasTexts = !strings.isEmpty || !plurals.isEmpty
    let tables = hasTexts ? [Table(strings: strings, plurals: plurals)] : []
    content = .read(Texts(language: language, tables: tables))
  }

  /// Texts that are read when one of them is first asked for.
  public init(reading read: @escaping @Sendable () -> Wording) {
    content = .unread(Lazy { read().texts })
  }

  private init(_ content: Content) { self.content = content }

  /// The same texts, with another's for the keys it lacks; nothing is copied.
  public func falling(backOn other: Wording) -> Wording {
    let joined: @Sendable () -> Texts = {
      Texts(language: language, tables: tables + other.tables)
    }
    if case .read = content, case .read = other.content { return Wording(.read(joined())) }
    return Wording(.unread(Lazy(joined)))
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
  /// When the key has plural forms and one of the values counts them, it is the form for that
  /// count.
  public func text(ifPresent key: String, _ values: [String: String] = [:]) -> String? {
    template(key, values).map { Self.fill($0, with: values) }
  }

  /// The text of a key before its tokens are filled in; with plural forms, the form for the counted
  /// value.
  private func template(_ key: String, _ values: [String: String]) -> String? {
    guard let forms = plural(of: key),
      let count = forms.variable.flatMap({ values[$0] }).flatMap({ Int($0) })
    else { return string(key) }
    return forms.text(count: count, language: Self.base(language))
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
    let templates = [template(key, values)].compactMap(\.self) + variants(key)
    return templates.first { Self.isFilled($0, with: values) }
      .map { Self.fill($0, with: values) }
  }

  /// The text of a key for the user. A token without a value is replaced by its name in quotation
  /// marks, so that nobody is shown a template. The key itself when there is no text.
  public func told(_ key: String, _ values: [String: String] = [:]) -> String {
    told(ifPresent: key, values) ?? key
  }

  /// The same; nil when there is no text.
  public func told(ifPresent key: String, _ values: [String: String] = [:]) -> String? {
    template(key, values).map { tell($0, with: values) }
  }

  /// A template filled in for the user.
  ///
  /// Only the template's own tokens are replaced: a value stays as it is, even when it looks like a
  /// token.
  ///
  /// - Parameters:
  ///   - template: a text with tokens such as `${soup}`.
  ///   - values: the values by token.
  ///   - names: by token, how to call a value that is missing; without an entry, it is called by
  ///     the token.
  public func tell(
    _ template: String, with values: [String: String], names: [String: String] = [:]
  ) -> String {
    Self.fill(template) { token in
      values[token] ?? quoted(names[token] ?? token)
    }
  }

  /// In the language's quotation marks, where it has any.
  private func quoted(_ name: String) -> String {
    text(ifPresent: "quotation", ["text": name]) ?? name
  }

  /// Whether each token of a template has a value.
  public static func isFilled(_ template: String, with values: [String: String]) -> Bool {
    var isFilled = true
    _ = fill(template) { token in
      isFilled = isFilled && values[token] != nil
      return nil
    }
    return isFilled
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
  /// A blank that sets Latin names and numbers off from Chinese or Japanese is removed when the
  /// value needs none: "用 ${app} 开始" makes "用冥想开始".
  public static func fill(_ text: String, with values: [String: String]) -> String {
    values.isEmpty ? text : fill(text) { values[$0] }
  }

  private static func fill(_ text: String, value: (_ token: String) -> String?) -> String {
    guard text.contains("${") else { return text }
    var filled = ""
    var rest = text[...]
    while let start = rest.range(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}")
    {
      filled += rest[..<start.lowerBound]
      let value =
        value(String(rest[start.upperBound..<end])) ?? String(rest[start.lowerBound...end])
      rest = rest[rest.index(after: end)...]
      if isNeedless(filled.suffix(2).reversed(), beside: value.first) { filled.removeLast() }
      filled += value
      if isNeedless(Array(rest.prefix(2)), beside: value.last) { rest.removeFirst() }
    }
    return filled + rest
  }

  /// Whether a gap begins with a blank between two characters that need none between them.
  private static func isNeedless(_ gap: [Character], beside character: Character?) -> Bool {
    guard gap.count == 2, gap[0] == " ", let character else { return false }
    return gap[1].isUnparted && character.isUnparted
  }

  private static func base(_ language: String) -> String {
    String(language.prefix { $0 != "-" })
  }
}

extension Wording: Hashable {
  public static func == (one: Wording, other: Wording) -> Bool { one.texts == other.texts }

  public func hash(into hasher: inout Hasher) { hasher.combine(texts) }
}
