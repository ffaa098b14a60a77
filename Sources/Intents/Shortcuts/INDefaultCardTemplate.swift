// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A card with a title, for a relevant shortcut.
public final class INDefaultCardTemplate: NSObject, @unchecked Sendable {
  public var title: String
  public var subtitle: String?
  public var image: INImage?

  public init(title: String) { self.title = title }
}
