// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// An app's intents in its own order. Each description is made once, on first use.
///
/// A start with many apps uses no description, a request only its own.
public struct IntentDescriptions: Sendable {
  /// An intent and its description.
  public struct Entry: Sendable {
    let id: IntentID
    let description: Lazy<IntentDescription>

    public init(_ id: IntentID, describe: @escaping @Sendable () -> IntentDescription) {
      self.id = id
      description = Lazy(describe)
    }

    public init(_ description: IntentDescription) {
      self.init(description.id) { description }
    }
  }

  private struct Entries: Sendable {
    let all: [Entry]
    let places: [IntentID: Int]
  }

  private let entries: Lazy<Entries>

  /// - Parameter entries: when several are of the same intent, the first counts.
  public init(_ entries: @escaping @Sendable () -> [Entry]) {
    self.entries = Lazy {
      var places: [IntentID: Int] = [:]
      var all: [Entry] = []
      for entry in entries() where places[entry.id] == nil {
        places[entry.id] = all.count
        all.append(entry)
      }
      return Entries(all: all, places: places)
    }
  }

  public init(_ described: [IntentDescription]) {
    self.init { described.map { Entry($0) } }
  }

  public var ids: [IntentID] { entries.value.all.map(\.id) }

  /// Makes this description and no other. Constant time once the intents are known.
  public subscript(id: IntentID) -> IntentDescription? {
    let entries = entries.value
    return entries.places[id].map { entries.all[$0].description.value }
  }

  /// The same intents, each changed when it is first asked for.
  public func changed(
    by change: @escaping @Sendable (IntentDescription) -> IntentDescription
  ) -> IntentDescriptions {
    IntentDescriptions { [entries] in
      entries.value.all.map { entry in Entry(entry.id) { change(entry.description.value) } }
    }
  }
}

extension IntentDescriptions {
  /// The intents of the first, then those of the second that the first doesn't have.
  public static func + (first: Self, second: Self) -> Self {
    Self { first.entries.value.all + second.entries.value.all }
  }
}

extension IntentDescriptions: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { entries.value.all.count }

  public subscript(position: Int) -> IntentDescription {
    entries.value.all[position].description.value
  }
}

extension IntentDescriptions: Hashable {
  public static func == (one: Self, other: Self) -> Bool { one.elementsEqual(other) }

  public func hash(into hasher: inout Hasher) { hasher.combine(ids) }
}

extension IntentDescriptions: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: IntentDescription...) { self.init(elements) }
}
