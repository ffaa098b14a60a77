// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// When a shortcut is of use.
open class INRelevanceProvider: NSObject, @unchecked Sendable {
  override init() { super.init() }
}
