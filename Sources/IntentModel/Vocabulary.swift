// SPDX-License-Identifier: Apache-2.0

/// The names an app teaches the assistant, for one language.
public struct Vocabulary: Hashable, Sendable {
  /// One way to say an item.
  public struct Phrase: Hashable, Sendable {
    public var text: String
    public var pronunciation: String?
    public var examples: [String]

    public init(_ text: String, pronunciation: String? = nil, examples: [String] = []) {
      self.text = text
      self.pronunciation = pronunciation
      self.examples = examples
    }
  }

  /// One thing and all the ways to say it, the display name first.
  public struct Entry: Hashable, Sendable {
    public var id: String
    public var phrases: [Phrase]

    public init(id: String, phrases: [Phrase]) {
      precondition(!phrases.isEmpty, "an entry has a phrase")
      self.id = id
      self.phrases = phrases
    }

    public var item: Item { Item(id: id, display: phrases[0].text) }
  }

  /// The entries that one or more parameters draw from.
  public struct List: Hashable, Sendable {
    /// Key paths such as `OrderSoupIntent.soup`.
    public var parameterNames: [String]

    /// Most important first: the order breaks ties.
    public var entries: [Entry]

    public init(parameterNames: [String], entries: [Entry]) {
      self.parameterNames = parameterNames
      self.entries = entries
    }
  }

  public var lists: [List]

  /// Whole requests by intent, as they may be shown to the user.
  public var examples: [IntentID: [String]]

  public init(lists: [List] = [], examples: [IntentID: [String]] = [:]) {
    self.lists = lists
    self.examples = examples
  }
}

/// Whether a list offers a choice or names all.
public enum ListKind: String, Hashable, Sendable, CustomStringConvertible {
  case and
  case or

  public var description: String { rawValue }
}
