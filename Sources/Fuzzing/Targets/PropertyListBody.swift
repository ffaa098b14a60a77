// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel

/// Reads a property list as each file of an app that may be one.
enum PropertyListBody: FuzzBody {
  private static let file = "list.plist"
  private static let wording = Wording(language: "en", strings: [:], plurals: [:])

  static func brokenPromises(on input: Data) -> [String] {
    let list = PropertyList.read(input, file: file)
    let info = InfoPlist.read(input, file: file)
    _ = info.content.names(fallback: "App")
    let vocabulary = VocabularyFile.read(input, file: file)
    let names = Set(vocabulary.content.slotLists.keys)
    let definition = IntentDefinition.read(input, file: file)
    use(definition.content, names)
    let findings = list.findings + info.findings + vocabulary.findings + definition.findings
    var broken = findings.brokenPromises(in: file)
    if list.content == nil, list.findings.isEmpty { broken.append("unread, and nobody says why") }
    return broken
  }

  /// Makes everything that a definition is turned into.
  private static func use(_ definition: IntentDefinition, _ names: Set<String>) {
    _ = definition.descriptions(in: wording, vocabularies: names)
    _ = definition.grammar(in: wording, vocabularies: names)
    _ = definition.texts(in: wording)
  }
}
