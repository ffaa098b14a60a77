// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel

/// Reads a table of strings, and the same bytes as plurals.
enum StringsBody: FuzzBody {
  private static let file = "Localizable.strings"
  private static let counts = [-1, 0, 1, 2, 5, 21, Int.max, Int.min]

  static func brokenPromises(on input: Data) -> [String] {
    let table = StringsTable.read(input, file: file)
    let plurals = PluralsFile.read(input, file: file)
    for forms in plurals.content.values {
      for count in counts { _ = forms.text(count: count, language: "fr") }
    }
    var broken = (table.findings + plurals.findings).brokenPromises(in: file)
    if Set(table.content.entries.map(\.key)).count != table.content.entries.count {
      broken.append("a key stands in the table twice")
    }
    let wording = Wording(
      language: "en", strings: table.content.texts, plurals: plurals.content)
    for entry in table.content.entries { _ = wording.text(entry.key, ["soup": "Chowder"]) }
    return broken
  }
}
