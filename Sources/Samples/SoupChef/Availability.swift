// SPDX-License-Identifier: Apache-2.0

/// Whether a soup can be ordered; the raw values are the vocabulary's identifiers.
enum Availability: String, CaseIterable, Sendable {
  case available
  case unavailable
}
