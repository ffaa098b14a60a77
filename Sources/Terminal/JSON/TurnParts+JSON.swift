// SPDX-License-Identifier: Apache-2.0

public import IntentModel

extension Prompt {
  /// `{"kind","parameter","options"}`, and `"reason"` if there is one. The question itself is in
  /// the turn's speech.
  public var json: OrderedJSON {
    var members: [OrderedJSON.Member] = [
      .init("kind", .string(kind.rawValue)),
      .init("parameter", .string(ifPresent: parameter?.rawValue)),
      .init("options", .array(options.map(\.json))),
    ]
    if let reason { members.append(.init("reason", .string(reason))) }
    return .object(members)
  }
}

extension Item {
  public var json: OrderedJSON { ["id": .string(id), "display": .string(display)] }
}

extension Snippet {
  public var json: OrderedJSON {
    ["title": .string(ifPresent: title), "lines": .array(lines.map(\.json))]
  }
}

extension Snippet.Line {
  public var json: OrderedJSON {
    ["label": .string(ifPresent: label), "text": .string(text)]
  }
}

extension UserActivity {
  /// Its information, sorted by name.
  public var json: OrderedJSON {
    [
      "type": .string(type), "title": .string(ifPresent: title),
      "userInfo": OrderedJSON(.object(userInfo.mapValues(JSONValue.string))),
    ]
  }
}
