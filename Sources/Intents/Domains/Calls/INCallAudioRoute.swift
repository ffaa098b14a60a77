// SPDX-License-Identifier: Apache-2.0

/// Where a call is heard.
public enum INCallAudioRoute: Int, INEnumeration {
  case unknown = 0
  case speakerphoneAudioRoute = 1
  case bluetoothAudioRoute = 2
}
