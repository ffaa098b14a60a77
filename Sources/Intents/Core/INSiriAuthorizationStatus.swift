// SPDX-License-Identifier: Apache-2.0

/// Whether an app may be used by the assistant.
public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}
