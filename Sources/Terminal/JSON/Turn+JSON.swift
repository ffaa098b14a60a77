// SPDX-License-Identifier: Apache-2.0

public import IntentModel

extension Turn {
  /// The turn as `--json` prints it, one line per turn.
  public var json: OrderedJSON {
    [
      "turn": .integer(number), "heard": .string(heard), "locale": .string(locale),
      "app": .string(ifPresent: intent?.app.rawValue),
      "domain": .string(ifPresent: intent?.domain),
      "intent": .string(ifPresent: intent?.intent.rawValue),
      "parameters": intent?.parametersJSON ?? [:],
      "stage": .string(ifPresent: stage?.rawValue),
      "prompt": prompt?.json ?? nil,
      "say": .string(spoken.joined(separator: " ")),
      "show": .strings(snippet?.linear ?? []),
      "snippet": snippet?.json ?? nil,
      "result": .string(ifPresent: result?.rawValue),
      "code": .string(ifPresent: code),
      "activity": activity?.json ?? nil,
    ]
  }
}

extension StructuredIntent {
  /// The values by their parameters' names, sorted by name.
  public var parametersJSON: OrderedJSON {
    .object(
      arguments.sorted { $0.key < $1.key }.map {
        OrderedJSON.Member($0.key.rawValue, $0.value.json)
      })
  }
}

extension Argument {
  /// A value, or an array of them for a parameter that takes several.
  public var json: OrderedJSON {
    switch self {
    case .one(let value): value.json
    case .many(let values): .array(values.map(\.json))
    }
  }
}

extension HeardValue {
  /// `{"id","display","heard"}` for an item, else `{"value","type","heard"}`.
  public var json: OrderedJSON {
    let heard = OrderedJSON.string(ifPresent: heard)
    return switch value {
    case .item(let item):
      .object(
        [
          .init("id", .string(item.id)), .init("display", .string(item.display)),
          .init("heard", heard),
        ] + rivalMembers)
    case .literal(let literal) where literal.unit != nil:
      [
        "value": value.json, "unit": .string(ifPresent: literal.unit),
        "type": .string(ifPresent: value.typeName), "heard": heard,
      ]
    case .text, .integer, .decimal, .boolean, .literal:
      ["value": value.json, "type": .string(ifPresent: value.typeName), "heard": heard]
    }
  }
}

extension HeardValue {
  /// The other meanings of the words, if there are any.
  private var rivalMembers: [OrderedJSON.Member] {
    rivals.isEmpty ? [] : [.init("rivals", .array(rivals.compactMap { $0.item?.json }))]
  }
}

extension Literal {
  /// A number if possible, otherwise its text.
  fileprivate var json: OrderedJSON {
    guard unit != nil else { return .string(text) }
    return Int(text).map { .integer($0) } ?? Double(text).map { .decimal($0) } ?? .string(text)
  }
}

extension Value {
  /// The bare value; for an item its identifier.
  fileprivate var json: OrderedJSON {
    switch self {
    case .text(let text): .string(text)
    case .integer(let number): .integer(number)
    case .decimal(let number): .decimal(number)
    case .boolean(let truth): .boolean(truth)
    case .item(let item): .string(item.id)
    case .literal(let literal): literal.json
    }
  }
}
