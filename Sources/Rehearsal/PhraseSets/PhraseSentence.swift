// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// One way to say a phrase, with the values in it.
public struct PhraseSentence: Hashable, Sendable {
  /// A value in the sentence.
  public struct Value: Hashable, Sendable {
    public var slot: String
    /// The words that say the value.
    public var said: String
    /// The value that the slot must get; nil for dates, amounts and the like, which are read from
    /// the words.
    public var output: JSONValue?
    public var isFreeText: Bool
    /// The identifier of the named item; nil for other values.
    var id: String?
  }

  public var text: String
  public var values: [Value] = []

  /// The sounds of the names in the sentence, by name.
  public var sounds: [String: String] = [:]

  /// The app's name as the sentence has it; nil if it doesn't name the app.
  public var app: String?

  /// The alternatives of its template that were chosen for it, if coverage was asked for.
  var choices: Set<CoverageItem> = []

  init(_ text: String) { self.text = text }

  /// The names in the sentence, in which a slip in a name may be made.
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

  /// The sentence with one blank between words and none at the ends.
  var tidied: PhraseSentence {
    var tidied = self
    tidied.text = text.split(separator: " ").joined(separator: " ")
    return tidied
  }
}
