// SPDX-License-Identifier: Apache-2.0

import AssistantStore
import Foundation
import IntentModel
import Testing

/// Apps' places on the disk: those that can be found, and those that are predicted.
struct ActivitiesTests {
  private let scratch: DataFolder
  private let records: SQLiteRecords
  private let now = Date(timeIntervalSince1970: 1_768_467_600)

  init() throws {
    scratch = try DataFolder.ephemeral()
    records = SQLiteRecords(folder: scratch.url)
  }

  private static func place(_ id: String, titled title: String = "Menu") -> UserActivity {
    var place = UserActivity(type: "menu", title: title, userInfo: ["day": "Friday"])
    (place.id, place.details, place.keywords) = (id, "Today’s soups", ["lunch", "soup"])
    (place.phrase, place.image) = ("Order lunch", "soup.png")
    (place.isEligibleForSearch, place.isEligibleForPrediction) = (true, true)
    return place
  }

  private func visit(_ place: UserActivity, _ number: Int) throws {
    try records.keep(place, of: "SoupChef", at: now)
    try records.add(
      Donation(
        id: "\(number)", group: place.id, app: "SoupChef", action: .activity(place), date: now))
  }

  @Test func activitiesAreKeptWithTheLatestFirst() throws {
    try records.keep(Self.place("1"), of: "SoupChef", at: now)
    try records.keep(Self.place("2"), of: "SoupChef", at: now.addingTimeInterval(60))
    try records.keep(Self.place("1", titled: "メニュー"), of: "SoupChef", at: now)
    #expect(
      try SQLiteRecords(folder: scratch.url).activities().map(\.action) == [
        .activity(Self.place("2")), .activity(Self.place("1", titled: "メニュー")),
      ])
  }

  @Test func anActivityThatIsOftenVisitedIsPredicted() throws {
    for number in 1...3 { try visit(Self.place("1"), number) }
    #expect(
      try records.likelyDonations(at: now, place: nil, 3).map(\.action)
        == [.activity(Self.place("1"))])
  }

  @Test(arguments: [(Set(["1"]), 1), (Set(["9"]), 2), (nil, 0)])
  func removedActivitiesLeaveNoTraceInTheFile(_ ids: Set<String>?, _ left: Int) throws {
    try visit(Self.place("1", titled: "Grandmother’s Secret"), 1)
    try visit(Self.place("2"), 2)
    try records.removeActivities(of: "SoupChef", ids)
    try records.removeDonations(of: "SoupChef", .activities(ids))
    #expect(try records.activities().count == left)
    #expect(try records.latestDonations(9).count == left)
    let bytes = try Data(contentsOf: scratch.url.appending(path: "parlance.sqlite"))
    #expect((bytes.range(of: Data("Grandmother’s Secret".utf8)) == nil) == (left < 2))
  }

  /// Activities and interactions are separate: deleting one kind leaves the other.
  @Test(
    arguments: [
      .all, .ids(["1"]), .group("1"), .intent("menu", holding: nil),
    ] as [DonationSelection])
  func removingDonatedRequestsLeavesActivities(_ selection: DonationSelection) throws {
    try visit(Self.place("1"), 1)
    #expect(try records.removeDonations(of: "SoupChef", selection) == [])
    #expect(try records.latestDonations(9).count == 1)
  }
}
