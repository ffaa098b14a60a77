// SPDX-License-Identifier: Apache-2.0

/// Identifies a donation.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
  private let id: UUID

  init(_ id: UUID = UUID()) { self.id = id }

  init?(_ text: String) {
    guard let id = UUID(uuidString: text) else { return nil }
    self.id = id
  }

  var text: String { id.uuidString }
}
