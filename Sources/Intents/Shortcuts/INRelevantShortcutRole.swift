// SPDX-License-Identifier: Apache-2.0

/// Whether a relevant shortcut does something or tells something.
public enum INRelevantShortcutRole: Int, Sendable {
  case action = 0
  case information = 1
}
