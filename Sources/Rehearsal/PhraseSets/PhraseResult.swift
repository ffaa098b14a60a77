// SPDX-License-Identifier: Apache-2.0

public import Voice

/// How a phrase went: as it is written, and as people may say it instead.
public struct PhraseResult: Hashable, Sendable {
  /// A sentence that was not taken for what it says.
  public struct Misheard: Hashable, Sendable {
    public var text: String
    /// What was done to the phrase's own words; nil for those words themselves.
    public var perturbation: Perturbation?
    /// What it was taken for; nil for nothing.
    public var heard: String?
  }

  /// Another request that the same words could have been.
  public struct Rival: Hashable, Sendable {
    /// How far it was, in what readings are ranked by.
    public var margin: Int
    /// `SoupChef.OrderSoup`.
    public var name: String
  }

  /// How many were said in one way, and how many of them understood.
  public struct Tally: Hashable, Sendable {
    public var said = 0
    public var understood = 0
  }

  public var template: WrittenTemplate

  /// The request that it makes, `SoupChef.OrderSoup`; nil for what an app is never to be taken for.
  public var request: String?

  /// The sentences as the phrase has them.
  public var asWritten = Tally()

  /// The same said differently, by what was done to them.
  public var saidDifferently: [Perturbation: Tally] = [:]

  /// As written first; of those said differently the first few.
  public var misheard: [Misheard] = []

  /// The nearest of any sentence; nil where nothing came near.
  public var nearestRival: Rival?

  /// What its sentences came across, where that is asked for.
  public var reached: Set<CoverageItem> = []

  public init(_ template: WrittenTemplate, request: String? = nil) {
    self.template = template
    self.request = request
  }

  /// Of those said differently, between 0 and 1; nil where none was.
  public var share: Double? {
    let (said, understood) = saidDifferently.values.reduce((0, 0)) {
      ($0.0 + $1.said, $0.1 + $1.understood)
    }
    return said == 0 ? nil : Double(understood) / Double(said)
  }
}
