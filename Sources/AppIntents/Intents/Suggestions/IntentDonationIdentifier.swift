// SPDX-License-Identifier: Apache-2.0

/// Identifies what was donated.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
  private let id: UUID

  init() { id = UUID() }
}
