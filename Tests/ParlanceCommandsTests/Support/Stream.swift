// SPDX-License-Identifier: Apache-2.0

/// What a child process finds at one of its three standard descriptors.
enum Stream: Sendable {
  case closed
  /// `/dev/null`.
  case nothing
  case file(String, flags: Int32)
  case descriptor(Int32)
}
