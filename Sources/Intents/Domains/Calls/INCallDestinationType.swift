// SPDX-License-Identifier: Apache-2.0

/// What a call goes to.
public enum INCallDestinationType: Int, INEnumeration {
  case unknown = 0
  /// A contact or a number.
  case normal = 1
  case emergency = 2
  case voicemail = 3
  /// Whoever was called last.
  case redial = 4
  /// Whoever called last.
  case callBack = 5
}
