// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Testing

/// The app's own words, read from its files as they are in the repository.
enum AppWords {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Vocabulary/SoupChef")

  static func wording() throws -> Wording {
    var strings: [String: String] = [:]
    for name in ["Intents.strings", "Localizable.strings"] {
      let table = try #require(try propertyList("en.lproj/\(name)") as? [String: String])
      strings.merge(table) { _, new in new }
    }
    return try Wording(language: "en", strings: strings, plurals: plurals())
  }

  static func propertyList(_ path: String) throws -> Any {
    let data = try Data(contentsOf: folder.appending(path: path))
    return try PropertyListSerialization.propertyList(from: data, format: nil)
  }

  private static func plurals() throws -> [String: PluralForms] {
    let table = try #require(
      try propertyList("en.lproj/Localizable.stringsdict") as? [String: [String: Any]])
    return try table.mapValues { entry in
      #expect(entry["NSStringLocalizedFormatKey"] as? String == "%#@count@")
      let forms = try #require(entry["count"] as? [String: String])
      return PluralForms(forms.filter { ["one", "other"].contains($0.key) })
    }
  }
}
