// SPDX-License-Identifier: Apache-2.0

/// The effect of touching a card. It is always `none` here: a terminal's cards can't be touched.
public enum INUIInteractiveBehavior: UInt, Sendable {
  case none = 0
  case nextView = 1
  case launch = 2
  case genericAction = 3
}
