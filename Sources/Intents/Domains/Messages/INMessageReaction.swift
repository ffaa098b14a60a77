// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A reaction to a message, instead of an answer in words.
public final class INMessageReaction: NSObject, @unchecked Sendable {
  public let reactionType: INMessageReactionType
  /// The reaction in words: "liked".
  public let reactionDescription: String?
  public let emoji: String?

  public init(
    reactionType: INMessageReactionType, reactionDescription: String?, emoji: String?
  ) {
    self.reactionType = reactionType
    self.reactionDescription = reactionDescription
    self.emoji = emoji
  }
}
