// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB

/// What the app starts with: a circle of friends, and what they wrote in one week of January 2026.
enum ChatSeed {
  static let contacts = [
    Contact(id: "bobo", name: "Bobo", handle: "@bobo", isFavorite: true, hasVideo: true),
    Contact(
      id: "ada", name: "Ada Baker", handle: "@ada", nickname: "Mom", isFavorite: true,
      hasVideo: true),
    Contact(id: "hugo", name: "Hugo Lind", handle: "@hugo", isFavorite: true, hasVideo: true),
    Contact(
      id: "clyde", name: "Clyde Moss", handle: "@clyde", nickname: "Grandpa", isFavorite: false,
      hasVideo: false),
    Contact(id: "nina", name: "Nina Okafor", handle: "@nina", isFavorite: false, hasVideo: true),
    Contact(
      id: "sam_rivera", name: "Sam Rivera", handle: "@samr", isFavorite: false, hasVideo: true),
    Contact(id: "sam_chen", name: "Sam Chen", handle: "@samc", isFavorite: false, hasVideo: true),
    Contact(
      id: "elodie", name: "Élodie Martin", handle: "@elodie", isFavorite: false, hasVideo: true),
    Contact(id: "priya", name: "Priya Nair", handle: "@priya", isFavorite: false, hasVideo: true),
    Contact(id: "wei", name: "Wei Zhang", handle: "@wei", isFavorite: false, hasVideo: true),
  ]

  static let groups: [(group: Group, members: [String])] = [
    (Group(id: "banana_lovers", name: "Banana Lovers"), ["bobo", "nina", "hugo"]),
    (Group(id: "climbing_club", name: "Climbing Club"), ["ada", "hugo", "priya"]),
  ]

  static let messages = [
    received("ada", "Dinner on Sunday?", day: 10, 18, 5, isRead: true),
    sent(["ada"], "Sunday is fine.", day: 10, 18, 30),
    sent(["wei"], "Thanks for the tickets!", day: 11, 9, 0),
    received("sam_rivera", "Here are the notes from Monday.", day: 12, 10, 0, isRead: true)
      .flagged,
    received("hugo", "See you at the wall at six.", day: 13, 12, 0, isRead: true),
    sent(["bobo"], "How many bananas do you need?", day: 14, 11, 0),
    received("bobo", "We are out of bananas.", day: 14, 11, 15),
    received("nina", "The market has fresh ones.", day: 14, 11, 40, group: "banana_lovers"),
    received("clyde", "Call me when you can.", day: 15, 7, 30).flagged,
  ]

  static let calls = [
    SeededCall(.missed, "sam_chen", at: moment(day: 11, 16, 20), isSeen: true),
    SeededCall(.outgoing, "bobo", at: moment(day: 12, 19, 0), isVideo: true, seconds: 310),
    SeededCall(.received, "ada", at: moment(day: 13, 8, 45), seconds: 725),
    SeededCall(.missed, "clyde", at: moment(day: 15, 7, 32), isSeen: false),
  ]

  /// A time of January 2026, UTC.
  private static func moment(day: Int, _ hour: Int, _ minute: Int) -> Double {
    // The seconds of 2026-01-01T00:00:00Z since 1970.
    Double(1_767_225_600 + (day - 1) * 86_400 + hour * 3600 + minute * 60)
  }

  private static func received(
    _ sender: String, _ content: String, day: Int, _ hour: Int, _ minute: Int,
    isRead: Bool = false, group: String? = nil
  ) -> SeededMessage {
    SeededMessage(
      sender: sender, group: group, content: content, sentAt: moment(day: day, hour, minute),
      isRead: isRead)
  }

  private static func sent(
    _ recipients: [String], _ content: String, day: Int, _ hour: Int, _ minute: Int
  ) -> SeededMessage {
    SeededMessage(
      recipients: recipients, content: content, sentAt: moment(day: day, hour, minute),
      isRead: true)
  }
}
