// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// Finds what the user may want to do, among the apps that they let be used.
public struct SuggestionFinder: Sendable {
  private let installation: Installation
  private let device: Device
  private let donations: any DonationStore

  public init(
    _ installation: Installation, device: Device, donations: any DonationStore
  ) {
    self.installation = installation
    self.device = device
    self.donations = donations
  }

  /// What is likely to be wanted at a moment, the likeliest first.
  public func likely(at date: Date, place: String? = nil, _ count: Int) throws -> [Suggestion] {
    offered(try donations.likelyDonations(at: date, place: place, count * Self.spare), count)
  }

  /// What was done last, the latest first.
  public func latest(_ count: Int) throws -> [Suggestion] {
    offered(try donations.latestDonations(count * Self.spare), count)
  }

  /// Some may be of apps that are gone or refused.
  private static let spare = 3

  private func offered(_ donations: [Donation], _ count: Int) -> [Suggestion] {
    let allowed = donations.filter {
      !device.refused.contains($0.app) && !device.unopened.contains($0.app)
    }
    return Array(allowed.lazy.compactMap(installation.suggestion).prefix(count))
  }
}
