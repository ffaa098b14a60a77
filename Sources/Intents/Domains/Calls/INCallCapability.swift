// SPDX-License-Identifier: Apache-2.0

/// Whether a call has a picture.
public enum INCallCapability: Int, INEnumeration {
  case unknown = 0
  case audioCall = 1
  case videoCall = 2
}
