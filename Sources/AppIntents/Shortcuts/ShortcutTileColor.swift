// SPDX-License-Identifier: Apache-2.0

/// The colour of an app's tile.
public enum ShortcutTileColor: Hashable, Sendable {
  case blue
  case grape
  case grayBlue
  case grayBrown
  case grayGreen
  case lightBlue
  case lime
  case navy
  case orange
  case pink
  case purple
  case red
  case tangerine
  case teal
  case yellow
}
