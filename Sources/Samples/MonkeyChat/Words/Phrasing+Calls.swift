// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Intents

extension Phrasing {
  func record(_ call: Call) -> INCallRecord {
    let type: INCallRecordType =
      switch call.kind {
      case .outgoing: .outgoing
      case .missed: .missed
      case .received: .received
      }
    return INCallRecord(
      identifier: String(call.number), dateCreated: call.startedAt, callRecordType: type,
      callCapability: call.isVideo ? .videoCall : .audioCall, callDuration: call.seconds,
      unseen: !call.isSeen, participants: call.parties.map(person), numberOfCalls: 1)
  }

  /// Where the app goes on with a call.
  func activity(_ call: Call, type: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: type)
    let key = call.isVideo ? "activity.videoCall" : "activity.audioCall"
    activity.title = text(key, ["people": names(call.parties)])
    activity.userInfo = [
      "call": String(call.number),
      "contacts": call.parties.map { $0.contact ?? $0.name }.joined(separator: ","),
      "callCapability": call.isVideo ? "videoCall" : "audioCall",
    ]
    return activity
  }
}
