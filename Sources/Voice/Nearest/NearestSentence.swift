// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// A sentence that comes near to an utterance without fitting it: told to whoever writes sentences,
/// never acted on.
public struct NearestSentence: Hashable, Sendable {
  /// The app; nil in a grammar on its own.
  public var app: AppID?
  public var intent: IntentID
  public var template: WrittenTemplate

  /// What of the utterance has a place in the sentence, in the order of the words; what is misspelt
  /// there included.
  public var fits: [Evidence]

  /// What keeps the utterance from being the sentence; empty where only too much would have to be
  /// forgiven or guessed.
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
    /// Words of the sentence that aren't there, and what was typed in their place; only an example
    /// where others would do as well.
    case words(expected: String, isExample: Bool, heard: String?)
    /// A value that isn't there, and what was typed in its place.
    case value(slot: String, heard: String?)
    /// The name of the app isn't there.
    case appName(heard: String?)
    /// The words fit, but the context does not have what the sentence asks for, or has what it
    /// excludes.
    case context(key: String)
    /// None of these stands in the utterance.
    case keywords([String])
  }
}
