// SPDX-License-Identifier: Apache-2.0

/// A mark that a message can have.
public enum INMessageAttribute: Int, INEnumeration {
  case unknown = 0
  case read = 1
  case unread = 2
  case flagged = 3
  case unflagged = 4
  case played = 5
}
