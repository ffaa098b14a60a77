// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// One way to say a phrase, and what it says.
public struct PhraseSentence: Hashable, Sendable {
  /// A value said in it.
  public struct Value: Hashable, Sendable {
    public var slot: String
    /// The words.
    public var said: String
    /// What the slot must get; nil for a date, an amount or the like, which are read from the words.
    public var output: JSONValue?
    public var isFreeText: Bool
    /// The identifier of the thing that is named; nil for anything else.
    var id: String?
  }

  public var text: String
  public var values: [Value] = []

  /// How names in it sound, by name.
  public var sounds: [String: String] = [:]

  /// The name by which it names the app; nil where it doesn't.
  public var app: String?

  /// What it came by among the ways of its template, where that is asked for.
  var choices: Set<CoverageItem> = []

  init(_ text: String) { self.text = text }

  /// The names said in it: where a slip in a name goes.
  var names: [String] { values.filter { !$0.isFreeText }.map(\.said) + (app.map { [$0] } ?? []) }

  var freeText: [String] { values.filter(\.isFreeText).map(\.said) }

  static func + (first: PhraseSentence, second: PhraseSentence) -> PhraseSentence {
    var joined = first
    joined.text += second.text
    joined.values += second.values
    joined.sounds.merge(second.sounds) { first, _ in first }
    joined.app = first.app ?? second.app
    joined.choices = first.choices.union(second.choices)
    return joined
  }

  /// With one blank between words and none at the ends.
  var tidied: PhraseSentence {
    var tidied = self
    tidied.text = text.split(separator: " ").joined(separator: " ")
    return tidied
  }
}
