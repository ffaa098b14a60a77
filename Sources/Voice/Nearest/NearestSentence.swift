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
