// SPDX-License-Identifier: Apache-2.0

/// What touching a card does; in a terminal nothing can be touched.
public enum INUIInteractiveBehavior: UInt, Sendable {
  case none = 0
  case nextView = 1
  case launch = 2
  case genericAction = 3
}
