// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A time or a situation in which a shortcut is useful.
open class INRelevanceProvider: NSObject, @unchecked Sendable {
  override init() { super.init() }
}
