// SPDX-License-Identifier: Apache-2.0

import AppleFormats
public import IntentModel
public import Voice

extension Vocabulary {
  /// The lists as templates refer to them: `OrderSoupIntent.soup` is `{soup}`.
  ///
  /// Parameters of the same name share one list, and each item is in it once. Names are plain text
  /// and never templates, even if they contain brackets.
  public var slotLists: [String: SlotList] {
    var entries: [String: [Entry]] = [:]
    for list in lists {
      for name in Set(list.parameterNames.map(Self.parameter)) {
        let known = Set(entries[name, default: []].map(\.id))
        entries[name, default: []] += list.entries.filter { !known.contains($0.id) }
      }
    }
    return entries.mapValues { SlotList(.values($0.map(\.listValue))) }
  }

  /// Adds another file's lists and examples after these.
  mutating func merge(_ other: Vocabulary) {
    lists += other.lists
    examples.merge(other.examples) { $0 + $1 }
  }

  private static func parameter(of keyPath: String) -> String {
    keyPath.split(separator: ".").last.map(String.init) ?? keyPath
  }
}

extension Vocabulary.Entry {
  /// The entry as a list of sentences has it.
  package var listValue: ListValue {
    ListValue(
      phrases: phrases.map { .text($0.text) }, pronunciations: phrases.compactMap(\.pronunciation),
      output: .string(id), item: item)
  }
}
