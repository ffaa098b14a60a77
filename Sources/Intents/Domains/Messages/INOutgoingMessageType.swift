// SPDX-License-Identifier: Apache-2.0

/// Whether a message to be sent is written or spoken.
public enum INOutgoingMessageType: Int, INEnumeration {
  case unknown = 0
  case outgoingMessageText = 1
  case outgoingMessageAudio = 2
}
