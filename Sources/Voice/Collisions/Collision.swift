// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// Two sentences of a grammar that accept the same words and mean different things.
public struct Collision: Hashable, Sendable {
  /// One of the two.
  public struct Side: Hashable, Sendable {
    /// The app; nil for a grammar on its own.
    public var app: AppID?
    public var intent: IntentID
    public var template: WrittenTemplate
  }

  /// The shortest sentence that both accept.
  public var witness: String

  /// In the order of the sources.
  public var sides: [Side]
}
