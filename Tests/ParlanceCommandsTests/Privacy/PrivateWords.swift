// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A household with words that occur nowhere else, and the places where each of them is kept.
struct PrivateWords {
  /// Typed in the chat.
  static let message = "Xyzzyfish"
  static let contact = "Zanzibert"
  static let phrase = "Blorptastic"
  static let task = "Frobnitzen"
  static let place = "Gorblestead"
  static let all = [message, contact, phrase, task, place]

  let household: Household

  /// Holds the conversations with the real program, and checks that the words are there.
  init() async throws {
    household = try Household()
    try await run("vocabulary", "add", "MonkeyChat", "contact", Self.contact)
    try await run("shortcuts", "add", "\(Self.phrase) time", "show the menu in Soup Chef")
    let window = try await household.chat()
    _ = try await window.answer(to: "/place \(Self.place)")
    _ = try await window.answer(to: "send a message to Bobo saying the \(Self.message) swims")
    _ = try await window.answer(to: "add a task in MonkeyDo")
    _ = try await window.answer(to: "\(Self.task) lamp")
    try #require(try await window.leave() == .exit(0))
    let records = "parlance.sqlite"
    try #require(household.files(holding: Self.message) == ["MonkeyChat.sqlite", "history"])
    try #require(household.files(holding: Self.contact) == [records])
    try #require(household.files(holding: Self.phrase) == [records])
    try #require(household.files(holding: Self.task) == ["MonkeyDo.sqlite", "history", records])
    try #require(household.files(holding: Self.place) == ["history", records])
  }

  /// Runs a command on the data, and expects that it succeeds.
  @discardableResult
  func run(_ arguments: String...) async throws -> Finished {
    let finished = try await household.run(
      arguments: (arguments + ["--data", household.data]).map { Array($0.utf8) })
    try #require(finished.ending == .exit(0), "\(finished)")
    return finished
  }
}
