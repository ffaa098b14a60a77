// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// Finds actions that the user may want, in the apps that they allow.
public struct SuggestionFinder: Sendable {
  private let installation: Installation
  private let device: Device
  private let records: any AssistantRecords

  public init(_ installation: Installation, device: Device, records: any AssistantRecords) {
    self.installation = installation
    self.device = device
    self.records = records
  }

  /// The user's setting for suggestions: ``latestSetting``, otherwise ``likelySetting``.
  public static let setting = "suggestions"
  public static let latestSetting = "latest"
  public static let likelySetting = "likely"

  /// The user's setting for where they are, in a word of theirs.
  public static let placeSetting = "place"

  /// The actions that are likely wanted at a moment; the latest actions when the user's setting
  /// says so.
  ///
  /// - Parameters:
  ///   - date: the moment.
  ///   - place: where the user is, in a word of theirs; nil when unknown.
  ///   - count: how many there may be.
  public func suggested(at date: Date, place: String? = nil, _ count: Int) throws -> [Suggestion] {
    try records.setting(Self.setting) == Self.latestSetting
      ? latest(count) : likely(at: date, place: place, count)
  }

  /// The actions that are likely wanted at a moment, the likeliest first; then those that apps
  /// offer.
  public func likely(at date: Date, place: String? = nil, _ count: Int) throws -> [Suggestion] {
    let done = offered(
      try records.likelyDonations(at: date, place: place, count * Self.spare), count)
    return done + (try suggested(beside: done.map(\.step), count - done.count))
  }

  /// The latest actions, the newest first.
  public func latest(_ count: Int) throws -> [Suggestion] {
    offered(try records.latestDonations(count * Self.spare), count)
  }

  /// The actions that apps call useful at a moment, in the order they gave.
  ///
  /// - Parameters:
  ///   - date: the moment.
  ///   - place: where the user is, in a word of theirs; nil when unknown.
  ///   - count: how many there may be.
  public func relevant(at date: Date, place: String? = nil, _ count: Int) throws -> [Suggestion] {
    let now = try records.offeredShortcuts(.relevant)
      .filter { $0.isRelevant(at: date, in: .current, place: place) }
    return Array(now.lazy.compactMap(suggestion).prefix(count))
  }

  /// The shortcuts that apps offer for a phrase of the user's own, without those already suggested.
  private func suggested(beside known: [ShortcutStep], _ count: Int) throws -> [Suggestion] {
    let others = try records.offeredShortcuts(.suggested).filter { offered in
      !known.contains { $0.repeats(offered.step) }
    }
    return Array(others.lazy.compactMap(suggestion).prefix(max(0, count)))
  }

  /// More records are read than are wanted, by this factor: some may be of apps that are gone or
  /// refused.
  private static let spare = 3

  private func offered(_ donations: [Donation], _ count: Int) -> [Suggestion] {
    let suggestions = donations.lazy.compactMap { donation -> Suggestion? in
      guard device.lets(donation.app) else { return nil }
      guard var suggestion = installation.suggestion(of: ShortcutStep(donation)) else { return nil }
      (suggestion.phrase, suggestion.date) = (donation.phrase, donation.date)
      return suggestion
    }
    return Array(suggestions.prefix(count))
  }

  private func suggestion(of offered: OfferedShortcut) -> Suggestion? {
    guard device.lets(offered.step.app),
      var suggestion = installation.suggestion(of: offered.step)
    else { return nil }
    if let title = offered.title { (suggestion.title, suggestion.subtitle) = (title, nil) }
    return suggestion
  }
}
