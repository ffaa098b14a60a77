// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// A value heard for a slot.
public struct SlotMatch: Hashable, Sendable {
  /// One thing the words can mean.
  public struct Candidate: Hashable, Sendable {
    /// What the list gives for it.
    public var output: JSONValue
    /// The vocabulary item it is, in an app's grammar.
    public var item: Item?
    /// The date, the amount or the like that it says.
    public internal(set) var literal: Literal?
    public var context: [String: JSONValue]

    public init(output: JSONValue, item: Item? = nil, context: [String: JSONValue] = [:]) {
      self.output = output
      self.item = item
      self.context = context
    }
  }

  public var name: String

  /// As typed; nil for a fixed slot.
  public var heard: String?

  /// In the text as typed, in characters; nil for a fixed slot.
  public var span: Range<Int>?

  /// Best first; several where the words are ambiguous, never none.
  public var candidates: [Candidate]

  /// Whether the user wants this value taken away: "no cheese".
  public var isRemoval: Bool

  public init(
    name: String, heard: String?, span: Range<Int>?, candidates: [Candidate],
    isRemoval: Bool = false
  ) {
    precondition(!candidates.isEmpty, "a value was heard")
    self.name = name
    self.heard = heard
    self.span = span
    self.candidates = candidates
    self.isRemoval = isRemoval
  }

  public var output: JSONValue { candidates[0].output }

  /// The value for a parameter, with what else the words could mean: each thing once, by the name that a
  /// vocabulary has for it.
  public var heardValue: HeardValue {
    let values = candidates.map(\.value)
    let first = values.first { $0.item != nil && $0.identifier == values[0].identifier }
    var known = [values[0].identifier]
    let rivals = values.filter { value in
      guard !known.contains(value.identifier) else { return false }
      known.append(value.identifier)
      return true
    }
    return HeardValue(first ?? values[0], heard: heard, rivals: rivals)
  }
}

extension Item {
  /// An item that a sentence gives by itself: its `id` and `display`.
  init(_ fields: [String: JSONValue]) {
    func text(_ key: String) -> String? {
      if case .string(let text) = fields[key] { text } else { nil }
    }
    let id = text("id") ?? ""
    self.init(id: id, display: text("display") ?? id)
  }
}

extension SlotMatch.Candidate {
  var value: Value {
    if let item { return .item(item) }
    if let literal { return .literal(literal) }
    switch output {
    case .integer(let number): return .integer(number)
    case .decimal(let number): return .decimal(number)
    case .boolean(let truth): return .boolean(truth)
    case .string(let text): return .text(text)
    case .object(let fields): return .item(Item(fields))
    case .null, .array: return .text("")
    }
  }
}
