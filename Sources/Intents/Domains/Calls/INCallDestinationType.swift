// SPDX-License-Identifier: Apache-2.0

/// The kind of destination that a call has.
public enum INCallDestinationType: Int, INEnumeration {
  case unknown = 0
  /// A contact or a number.
  case normal = 1
  case emergency = 2
  case voicemail = 3
  /// The person who was called last.
  case redial = 4
  /// The person who called last.
  case callBack = 5
}
