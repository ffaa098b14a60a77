// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Assistant
import IntentModel
import ParlanceTesting
import Testing

/// An action that the assistant carried out is learnt once; a failed one is not learnt.
struct DonatingTests {
  private let stage = ParlanceTesting.Stage(apps: [Cafe.app, Bakery.app(clock: ManualClock())])

  private func donated() throws -> [String] {
    try stage.donations.latestDonations(10).map { donation in
      let values = donation.action.values.sorted { $0.key.rawValue < $1.key.rawValue }
        .map { "\($0.key)=\($0.value.map(\.identifier).joined(separator: ","))" }
      return ([donation.action.intent?.rawValue ?? ""] + values).joined(separator: " ")
    }
  }

  @Test func anActionThatWasDoneIsDonatedWithItsValues() async throws {
    let session = stage.session()
    _ = await session.hear("eat brownie in cafe")
    #expect(try donated() == [])
    _ = await session.hear("2")
    #expect(try donated() == ["EatIntent cake=3 pieces=2"])
    #expect(try stage.donations.latestDonations(1).first?.date == ParlanceTesting.Stage.usualTime)
  }

  @Test func aCancelledActionIsNotDonated() async throws {
    let session = stage.session()
    _ = await session.hear("eat brownie in cafe")
    _ = await session.hear("cancel")
    #expect(try donated() == [])
  }
}
