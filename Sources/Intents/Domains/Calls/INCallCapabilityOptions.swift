// SPDX-License-Identifier: Apache-2.0

/// The calls that a search looks for: with a picture or without.
public struct INCallCapabilityOptions: INOptionSet {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let audioCall = INCallCapabilityOptions(rawValue: 1 << 0)
  public static let videoCall = INCallCapabilityOptions(rawValue: 1 << 1)

  public static var names: [String] {
    [
      "audioCall", "videoCall",
    ]
  }
}
