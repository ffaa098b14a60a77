// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// The intents of Home Assistant's `intents.yaml`, with the ways to ask for each.
public struct IntentCatalog: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public var intent: IntentID

    /// In the file's order.
    public var combinations: [SlotCombination]

    public init(intent: IntentID, combinations: [SlotCombination]) {
      self.intent = intent
      self.combinations = combinations
    }
  }

  /// In the file's order, which is the order of the sentences too.
  public var entries: [Entry]

  public init(entries: [Entry] = []) { self.entries = entries }
}
