// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// A sentence that comes near to an utterance without matching it. It is shown to authors of
/// sentences and never carried out.
public struct NearestSentence: Hashable, Sendable {
  /// The app; nil for a grammar on its own.
  public var app: AppID?
  public var intent: IntentID
  public var template: WrittenTemplate

  /// The parts of the utterance that have a place in the sentence, in the order of the words;
  /// including misspelt ones.
  public var fits: [Evidence]

  /// The reasons why the utterance isn't the sentence. Empty if all of it matches, but with too
  /// much forgiven or guessed.
  public var lacks: [Lack]

  public init(
    app: AppID?, intent: IntentID, template: WrittenTemplate, fits: [Evidence], lacks: [Lack]
  ) {
    self.app = app
    self.intent = intent
    self.template = template
    self.fits = fits
    self.lacks = lacks
  }
}

extension NearestSentence {
  /// Something that keeps an utterance from being a sentence.
  public enum Lack: Hashable, Sendable {
    /// Words of the utterance that have no place in the sentence.
    case leftOver(heard: String)
    /// Missing words of the sentence, and the words typed in their place. The words are only an
    /// example if others would match as well.
    case words(expected: String, isExample: Bool, heard: String?)
    /// A missing value, and the words typed in its place.
    case value(slot: String, heard: String?)
    /// The app's name is missing.
    case appName(heard: String?)
    /// The words match, but the context lacks something that the sentence needs, or has something
    /// that it excludes.
    case context(key: String)
    /// The utterance contains none of these keywords.
    case keywords([String])
  }
}
