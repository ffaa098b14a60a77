// SPDX-License-Identifier: Apache-2.0

/// How somebody reacts to a message.
public enum INMessageReactionType: Int, Sendable {
  case unknown = 0
  case emoji = 1
  /// In words, or with a symbol of the app's own.
  case generic = 2
}
