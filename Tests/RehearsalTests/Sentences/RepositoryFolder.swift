// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rehearsal

/// A small repository on the disk in Home Assistant's layout, removed when nothing refers to it.
final class RepositoryFolder {
  let url: URL

  var folder: HomeAssistantFolder { HomeAssistantFolder(url) }

  /// - Parameter files: the texts by their paths in the folder.
  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    for (path, text) in files {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

extension RepositoryFolder {
  /// A lamp maker's house: one intent, two ways to ask for it, a list and a rule.
  static let lamps = [
    "intents.yaml": """
    TurnOn:
      domain: home
      slot_combinations:
        name_only:
          slots: [name]
          name_domain_groups:
            default: [light, fan]
        domain_only:
          slots: [domain]
          context_area: true
          inferred_domains:
            required: [light]
            optional: [fan]
    """,
    "lists/dim.yaml": "lists: {level: {range: {from: 0, to: 100}}}",
    "lists/en/colors.yaml": """
    language: en
    lists: {color: {values: [{in: "(red|crimson)", out: red}]}}
    """,
    "rules/en/verbs.yaml": """
    language: en
    expansion_rules: {turn: "(turn|switch)"}
    """,
    "sentences/en/_common.yaml": """
    language: en
    responses: {errors: {no_intent: "?"}}
    skip_words: [please]
    """,
    "sentences/en/TurnOn/name_only.yaml": """
    language: en
    data:
      - sentences: ["<turn> on [the] {name} [to {level}]"]
        name_domains: default
        response: default
      - sentences: ["<turn> on {name}"]
        name_domains: [light]
        speech_to_phrase: true
    """,
    "sentences/en/TurnOn/domain_only.yaml": """
    language: en
    data:
      - sentences: ["<turn> on the lights"]
        inferred_domain: light
        response: default
    """,
    "tests/en/TurnOn/name_only.yaml": """
    language: en
    entities:
      - {name: Lava Lamp, domain: light, state: "off"}
      - {name: Oven, id: stove.oven}
    tests:
      - sentences: [turn on the lava lamp to 50, Switch on lava lamp to 50]
        slots: {name: Lava Lamp, level: 50.0}
        response: Done
    """,
    "tests/en/TurnOn/domain_only.yaml": """
    language: en
    areas:
      - {name: Attic, context_area: true}
    tests:
      - sentences: [turn on the lights]
        response: Done
    """,
  ]
}
