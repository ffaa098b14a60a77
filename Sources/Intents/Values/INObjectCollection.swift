// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A run of values under one title.
public final class INObjectSection<ObjectType>: NSObject {
  public let title: String?
  public let items: [ObjectType]

  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
  }
}

/// The values an app offers for a parameter, in sections.
public final class INObjectCollection<ObjectType>: NSObject {
  public let sections: [INObjectSection<ObjectType>]

  /// Whether the list is to be sorted by letter and searched.
  public var usesIndexedCollation = false

  public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }

  public convenience init(items: [ObjectType]) {
    self.init(sections: [INObjectSection(title: nil, items: items)])
  }

  public var allItems: [ObjectType] { sections.flatMap(\.items) }
}
