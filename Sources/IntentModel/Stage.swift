// SPDX-License-Identifier: Apache-2.0

/// How far a request has come.
public enum Stage: String, Hashable, Sendable {
  case resolve
  case confirm
  case handle
  case done
}
