// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// A value heard for a slot.
public struct SlotMatch: Hashable, Sendable {
  /// One meaning of the words.
  public struct Candidate: Hashable, Sendable {
    /// The value that the list has for it.
    public var output: JSONValue
    /// The item of an app's vocabulary.
    public var item: Item?
    /// The date, amount or the like that the words say.
    public internal(set) var literal: Literal?
    public var context: [String: JSONValue]

    public init(output: JSONValue, item: Item? = nil, context: [String: JSONValue] = [:]) {
      self.output = output
      self.item = item
      self.context = context
    }
  }

  public var name: String

  /// The words as typed; nil for a fixed slot.
  public var heard: String?

  /// The place in the typed text, in characters; nil for a fixed slot.
  public var span: Range<Int>?

  /// The candidates, the best first. Ambiguous words have several; there is always one.
  public var candidates: [Candidate]

  /// Whether the user wants this value removed: "no cheese".
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

  /// The value for a parameter, with its rivals. Each identifier occurs once, with the name that a
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
  /// Creates the item that a sentence itself contains, from its `id` and `display`.
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
