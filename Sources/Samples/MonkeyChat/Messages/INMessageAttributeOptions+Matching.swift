// SPDX-License-Identifier: Apache-2.0

import Intents

extension INMessageAttributeOptions {
  /// Whether a message has all of the marks; none has been played, as none is spoken.
  func fit(_ message: Message) -> Bool {
    let absent: INMessageAttributeOptions = [
      message.isRead ? .unread : .read, message.isFlagged ? .unflagged : .flagged, .played,
    ]
    return isDisjoint(with: absent)
  }
}
