// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// The values that a `{list}` accepts.
public struct SlotList: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    case values([ListValue])
    /// The same as values, for many names without template signs.
    case names(NameList)
    case range(NumberRange)
    /// Any text, as it was typed.
    case wildcard

    /// The values of a list with values or names; nil for any other list.
    public var listValues: [ListValue]? {
      switch self {
      case .values(let values): values
      case .names(let names): names.values
      case .range, .wildcard: nil
      }
    }
  }

  public var content: Content
  public var metadata: [String: JSONValue]

  public init(_ content: Content, metadata: [String: JSONValue] = [:]) {
    self.content = content
    self.metadata = metadata
  }
}

extension SlotList {
  /// Reads a range that is written in the sentence itself: `{0..100}`, `{0..100,10:level}`. Nil if
  /// the text is no such range.
  init?(inlineRange text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let step = parts.count == 2 ? Int(parts[1]) : 1
    guard parts.count <= 2, let step, step > 0, let dots = parts[0].firstRange(of: ".."),
      let from = Int(parts[0][..<dots.lowerBound]), let to = Int(parts[0][dots.upperBound...])
    else { return nil }
    self.init(.range(NumberRange(from: from, to: to, step: step)))
  }
}
