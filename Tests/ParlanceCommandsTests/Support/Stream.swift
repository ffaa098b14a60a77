// SPDX-License-Identifier: Apache-2.0

/// The file behind one of a child process's three standard descriptors.
enum Stream: Sendable {
  case closed
  /// `/dev/null`.
  case nothing
  case file(String, flags: Int32)
  case descriptor(Int32)
}
