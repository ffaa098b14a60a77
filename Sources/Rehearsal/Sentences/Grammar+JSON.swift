// SPDX-License-Identifier: Apache-2.0

public import IntentModel
public import Voice

extension Grammar {
  /// The grammar in hassil's own format, for programs that read it.
  public var hassilJSON: JSONValue {
    .object([
      "language": .string(language),
      "settings": .object(["ignore_whitespace": .boolean(ignoresWhitespace)]),
      "skip_words": .array(skipWords.map { .string($0.text) }),
      "lists": .object(lists.mapValues(\.hassilJSON)),
      "expansion_rules": .object(rules.mapValues { .string($0.text) }),
      "intents": .object(
        Dictionary(
          intents.map {
            ($0.intent.rawValue, .object(["data": .array($0.blocks.map(\.hassilJSON))]))
          }
        ) { $1 }),
    ])
  }
}

extension SlotList {
  var hassilJSON: JSONValue {
    var members = metadata.isEmpty ? [:] : ["metadata": JSONValue.object(metadata)]
    switch content {
    case .values(let values): members["values"] = .array(values.map(\.hassilJSON))
    case .names(let names): members["values"] = .array(names.values.map(\.hassilJSON))
    case .range(let range): members["range"] = .object(range.hassilMembers)
    case .wildcard: members["wildcard"] = .boolean(true)
    }
    return .object(members)
  }
}

extension ListValue {
  fileprivate var hassilJSON: JSONValue {
    var members: [String: JSONValue] = ["in": .string(said), "out": output]
    if !context.isEmpty { members["context"] = .object(context) }
    if !metadata.isEmpty { members["metadata"] = .object(metadata) }
    return .object(members)
  }

  /// One template with all ways to say the value.
  var said: String {
    phrases.count == 1 ? phrases[0].written : Template.alternatives(phrases).written
  }
}

extension NumberRange {
  fileprivate var hassilMembers: [String: JSONValue] {
    var members: [String: JSONValue] = [
      "from": .integer(from), "to": .integer(to), "step": .integer(step),
    ]
    members["multiplier"] = multiplier.map { .decimal($0) }
    members["fractions"] = fractions.map { .string($0) }
    members["type"] = type.map { .string($0) }
    return members
  }
}

extension SentenceBlock {
  fileprivate var hassilJSON: JSONValue {
    var members: [String: JSONValue] = ["sentences": .array(sentences.map { .string($0.text) })]
    func add(_ key: String, _ value: [String: JSONValue]) {
      if !value.isEmpty { members[key] = .object(value) }
    }
    add("slots", slots)
    add("requires_context", requiresContext.mapValues(\.hassilJSON))
    add("excludes_context", excludesContext.mapValues { $0.count == 1 ? $0[0] : .array($0) })
    add("lists", lists.mapValues(\.hassilJSON))
    add("expansion_rules", rules.mapValues { .string($0.text) })
    add("metadata", metadata)
    members["response"] = response.map { .string($0) }
    if !requiredKeywords.isEmpty {
      members["required_keywords"] = .array(requiredKeywords.map { .string($0) })
    }
    return .object(members)
  }
}

extension ContextRequirement {
  fileprivate var hassilJSON: JSONValue {
    let value: JSONValue = accepted.map { $0.count == 1 ? $0[0] : .array($0) } ?? .null
    return fillsSlot ? .object(["value": value, "slot": .boolean(true)]) : value
  }
}
