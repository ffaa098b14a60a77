// SPDX-License-Identifier: Apache-2.0

/// Whether a device must be unlocked for an intent.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  case alwaysAllowed
  case requiresAuthentication
  case requiresLocalDeviceAuthentication
}
