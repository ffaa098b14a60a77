// SPDX-License-Identifier: Apache-2.0

/// The marks of the messages that a search looks for.
public struct INMessageAttributeOptions: INOptionSet {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let read = INMessageAttributeOptions(rawValue: 1 << 0)
  public static let unread = INMessageAttributeOptions(rawValue: 1 << 1)
  public static let flagged = INMessageAttributeOptions(rawValue: 1 << 2)
  public static let unflagged = INMessageAttributeOptions(rawValue: 1 << 3)
  public static let played = INMessageAttributeOptions(rawValue: 1 << 4)

  public static var names: [String] {
    [
      "read", "unread", "flagged", "unflagged", "played",
    ]
  }
}
