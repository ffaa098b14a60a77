// SPDX-License-Identifier: Apache-2.0

/// The calls that a search looks for, by how they went.
public struct INCallRecordTypeOptions: INOptionSet {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let outgoing = INCallRecordTypeOptions(rawValue: 1 << 0)
  public static let missed = INCallRecordTypeOptions(rawValue: 1 << 1)
  public static let received = INCallRecordTypeOptions(rawValue: 1 << 2)
  /// The last call, however it went.
  public static let latest = INCallRecordTypeOptions(rawValue: 1 << 3)
  public static let voicemail = INCallRecordTypeOptions(rawValue: 1 << 4)
  public static let ringing = INCallRecordTypeOptions(rawValue: 1 << 5)
  public static let inProgress = INCallRecordTypeOptions(rawValue: 1 << 6)
  public static let onHold = INCallRecordTypeOptions(rawValue: 1 << 7)

  public static var names: [String] {
    [
      "outgoing", "missed", "received", "latest", "voicemail", "ringing", "inProgress", "onHold",
    ]
  }
}
