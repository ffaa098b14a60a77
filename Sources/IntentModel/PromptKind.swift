// SPDX-License-Identifier: Apache-2.0

/// What the user is asked for.
public enum PromptKind: String, Hashable, Sendable, CaseIterable {
  case needsValue
  case disambiguation
  case confirmationRequired
  case needsMoreDetails
  case unsupported
  case confirmIntent
  case chooseApp
  case unlock
  case authorize
}
