// SPDX-License-Identifier: Apache-2.0

/// How an earlier call went.
public enum INCallRecordType: Int, INEnumeration {
  case unknown = 0
  case outgoing = 1
  case missed = 2
  case received = 3
  /// The last call, however it went.
  case latest = 4
  case voicemail = 5
  case ringing = 6
  case inProgress = 7
  case onHold = 8
}
