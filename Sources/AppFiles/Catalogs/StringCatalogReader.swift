// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import IntentModel

/// Turns the objects of an `.xcstrings` file into texts.
struct StringCatalogReader {
  private static let states = ["new", "needs_review", "stale", "translated"]

  var fields: YAMLFields

  init(_ source: SourceText) { fields = YAMLFields(source: source) }

  mutating func read(_ root: Node?) -> StringCatalog {
    var catalog = StringCatalog()
    guard let root, case .mapping = root else {
      if let root { fields.report(.error, "wrong-type", "a catalog is one object", root) }
      return catalog
    }
    let known = ["sourceLanguage", "strings", "version"]
    for pair in fields.pairs(root, "a catalog") where !known.contains(pair.key) {
      fields.reportUnknown(pair, known: known)
    }
    if let language = root[named: "sourceLanguage"].flatMap({ fields.text($0, "sourceLanguage") }) {
      catalog.sourceLanguage = language
    }
    for entry in fields.pairs(root[named: "strings"], "strings") {
      let languages = fields.pairs(entry.value[named: "localizations"], "localizations")
      for language in languages {
        catalog.texts[language.key, default: [:]][entry.key] = text(of: language.value)
      }
      // A key that has no text in its own language is itself the text.
      let source = catalog.sourceLanguage
      if catalog.texts[source]?[entry.key] == nil {
        catalog.texts[source, default: [:]][entry.key] = .plain(entry.key)
      }
    }
    return catalog
  }

  private mutating func text(of node: Node) -> StringCatalog.Text? {
    if let set = node[named: "stringSet"] {
      let values = fields.elements(set[named: "values"], "values")
      return .phrases(values.compactMap { fields.text($0, "a phrase") })
    }
    if let unit = node[named: "stringUnit"] { return value(of: unit).map { .plain($0) } }
    guard let variations = node[named: "variations"] else { return nil }
    if let plural = variations[named: "plural"] { return self.plural(plural) }
    // When a text varies by device, the most general variation counts.
    let devices = variations[named: "device"]
    return (devices?[named: "other"] ?? devices?[named: "mac"]).flatMap { text(of: $0) }
  }

  private mutating func plural(_ node: Node) -> StringCatalog.Text? {
    var forms: [String: String] = [:]
    for form in fields.pairs(node, "plural") {
      forms[form.key] = form.value[named: "stringUnit"].flatMap { value(of: $0) }
    }
    guard forms["other"] != nil else {
      fields.report(.error, "missing-key", "a plural has no 'other' form; add it", node)
      return nil
    }
    return .plural(PluralForms(forms))
  }

  /// An empty text is not written yet; it is nil.
  private mutating func value(of unit: Node) -> String? {
    for pair in fields.pairs(unit, "stringUnit") {
      switch pair.key {
      case "value": break
      case "state": checkState(pair.value)
      default: fields.reportUnknown(pair, known: ["state", "value"])
      }
    }
    guard let value = unit[named: "value"]?.scalar?.string, !value.isEmpty else { return nil }
    return value
  }

  private mutating func checkState(_ node: Node) {
    let state = node.scalar?.string ?? ""
    guard !Self.states.contains(state) else { return }
    let mend = NearestName.suggestion(
      for: state, among: Self.states, otherwise: "write 'translated'")
    fields.report(.warning, "wrong-value", "'\(state)' is no state of a text\(mend)", node)
  }
}
