// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// What a `{list}` accepts.
public struct SlotList: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    case values([ListValue])
    case range(NumberRange)
    /// Any text, word for word.
    case wildcard
  }

  public var content: Content
  public var metadata: [String: JSONValue]

  public init(_ content: Content, metadata: [String: JSONValue] = [:]) {
    self.content = content
    self.metadata = metadata
  }
}
