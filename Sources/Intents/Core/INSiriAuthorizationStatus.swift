// SPDX-License-Identifier: Apache-2.0

/// Whether the assistant may use an app.
public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}
