// SPDX-License-Identifier: Apache-2.0

public import Voice

/// The result of saying a phrase, both as written and as people may say it instead.
public struct PhraseResult: Hashable, Sendable {
  /// A sentence that was misunderstood.
  public struct Misheard: Hashable, Sendable {
    public var text: String
    /// The change made to the phrase's words; nil for the words as written.
    public var perturbation: Perturbation?
    /// The request it was understood as; nil if it was not understood.
    public var heard: String?
  }

  /// Another request that the same words could have meant.
  public struct Rival: Hashable, Sendable {
    /// The difference to the best reading, in the costs that rank readings.
    public var margin: Int
    /// The app and the intent, such as `SoupChef.OrderSoup`.
    public var name: String
  }

  /// The number of sentences said in one way, and how many of them were understood.
  public struct Tally: Hashable, Sendable {
    public var said = 0
    public var understood = 0
  }

  public var template: WrittenTemplate

  /// The request that it makes, such as `SoupChef.OrderSoup`; nil for a negative phrase of an app.
  public var request: String?

  /// The tally of the sentences as written.
  public var asWritten = Tally()

  /// The tallies of the changed sentences, by the kind of change.
  public var saidDifferently: [Perturbation: Tally] = [:]

  /// The misunderstood sentences: all of those as written, then the first few of the changed ones.
  public var misheard: [Misheard] = []

  /// The nearest rival of any sentence; nil if no sentence had one.
  public var nearestRival: Rival?

  /// The items that its sentences reached, if coverage was asked for.
  public var reached: Set<CoverageItem> = []

  public init(_ template: WrittenTemplate, request: String? = nil) {
    self.template = template
    self.request = request
  }

  /// The share of changed sentences that were understood, between 0 and 1; nil if none was changed.
  public var share: Double? {
    let (said, understood) = saidDifferently.values.reduce((0, 0)) {
      ($0.0 + $1.said, $0.1 + $1.understood)
    }
    return said == 0 ? nil : Double(understood) / Double(said)
  }
}
