// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// The sentences of one language, before they are compiled.
public struct Grammar: Hashable, Sendable {
  /// The language as a BCP 47 tag: `en`, `zh-Hans`.
  public var language: String

  /// Whether blanks in templates and utterances are ignored.
  public var ignoresWhitespace: Bool

  /// Words without meaning that may be said before, between and after the others.
  public var skipWords: [SourcedTemplate]

  public var lists: [String: SlotList]
  public var rules: [String: SourcedTemplate]

  /// In the order of the files.
  public var intents: [IntentSentences]

  /// All sentences of one intent.
  public struct IntentSentences: Hashable, Sendable {
    public var intent: IntentID
    public var blocks: [SentenceBlock]

    /// The intent's own lists, for its sentences and for the answers to its questions. They are
    /// looked up before those of the grammar.
    public var lists: [String: SlotList]

    public init(
      intent: IntentID, blocks: [SentenceBlock], lists: [String: SlotList] = [:]
    ) {
      self.intent = intent
      self.blocks = blocks
      self.lists = lists
    }
  }

  public init(
    language: String, ignoresWhitespace: Bool = false, skipWords: [SourcedTemplate] = [],
    lists: [String: SlotList] = [:], rules: [String: SourcedTemplate] = [:],
    intents: [IntentSentences] = []
  ) {
    self.language = language
    self.ignoresWhitespace = ignoresWhitespace
    self.skipWords = skipWords
    self.lists = lists
    self.rules = rules
    self.intents = intents
  }

  public subscript(intent: IntentID) -> [SentenceBlock] {
    intents.first { $0.intent == intent }?.blocks ?? []
  }

  /// Adds another file's grammar, key by key. Its lists and rules replace those of the same name;
  /// its sentences and skip words are appended.
  public mutating func merge(_ other: Grammar) {
    ignoresWhitespace = ignoresWhitespace || other.ignoresWhitespace
    skipWords += other.skipWords
    lists.merge(other.lists) { $1 }
    rules.merge(other.rules) { $1 }
    for sentences in other.intents {
      if let index = intents.firstIndex(where: { $0.intent == sentences.intent }) {
        intents[index].blocks += sentences.blocks
        intents[index].lists.merge(sentences.lists) { $1 }
      } else {
        intents.append(sentences)
      }
    }
  }
}
