// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The world as an app may see it while it works on a request.
public struct RequestContext: Sendable {
  /// The same from the first question to the last answer of one request, and of no other: an app
  /// that carries the same request out again must not act twice.
  public var requestID: UUID

  public var now: Date

  /// BCP 47: `en-US`.
  public var locale: String

  /// The app's own words in the user's language.
  public var wording: Wording

  /// The app that is asked.
  public var app: AppID

  /// What the app is called there.
  public var appName: String

  /// Whether the app's user is logged out of it.
  public var isSignedOut = false

  /// Whether the user has shown who they are since the request began.
  public var isAuthenticated = false

  /// Asks the user something while the request is carried out, and waits for the answer.
  ///
  /// Throws `CancellationError` when the request is given up, and anywhere but in
  /// ``IntentHandler/handle(_:in:)``.
  public var ask: @Sendable (Inquiry) async throws -> InquiryAnswer = { _ in
    throw CancellationError()
  }

  /// Tells that the names have changed which ``AppCode/names(container:wording:)`` gives.
  public var namesChanged: @Sendable () -> Void = {}

  /// Takes what the app says was done in it; nil where nothing is kept.
  public var donations: (any DonationStore)?

  /// Where the user is, in a word of theirs: "home"; nil where nobody knows.
  public var place: String?

  /// With which parameters the app's requests are worth doing again.
  public var combinations: @Sendable (IntentID) -> [Set<ParameterID>] = { _ in [] }

  /// Takes the places in the app that the user is at; nil where nothing is kept.
  public var activities: (any ActivityStore)?

  /// Whether it is to be done without the app being opened; else the app gets it where it is opened.
  public var runsInBackground = true

  /// What the user does by words of their own; nil where nothing is kept.
  public var shortcuts: (any ShortcutStore)?

  /// The same with somebody who can be asked.
  public func asking(
    _ ask: @escaping @Sendable (Inquiry) async throws -> InquiryAnswer
  ) -> RequestContext {
    var context = self
    context.ask = ask
    return context
  }

  public init(
    requestID: UUID, now: Date, locale: String, wording: Wording, app: AppID = "",
    appName: String = ""
  ) {
    self.app = app
    self.appName = appName
    self.requestID = requestID
    self.now = now
    self.locale = locale
    self.wording = wording
  }
}

extension RequestContext {
  /// The request that an app is being asked about: its time, its language and the app's texts.
  ///
  /// Nil outside of a request, and in code that a handler has moved to a queue of its own.
  @TaskLocal public static var current: RequestContext?
}

extension RequestContext {
  /// Replaces what the app that is working or open offers for something.
  ///
  /// - Throws: ``DonationsNotTaken`` where no app is, and what goes wrong with the disk.
  package static func setOfferedShortcuts(
    _ kind: OfferedShortcut.Kind, _ shortcuts: (AppID) -> [OfferedShortcut]
  ) throws {
    guard let current else { throw DonationsNotTaken() }
    try current.shortcuts?.setOfferedShortcuts(shortcuts(current.app), kind, of: current.app)
  }
}

extension RequestContext {
  /// Keeps that the user is at a place in the app that is working or open, so that it can be found and offered
  /// again as far as it may be. Nothing is kept where nothing is done.
  package static func visit(_ activity: UserActivity) throws {
    guard let current else { return }
    if activity.isEligibleForSearch {
      try current.activities?.keep(activity, of: current.app, at: current.now)
    }
    guard activity.isEligibleForPrediction, let donations = current.donations else { return }
    let donation = Donation(
      id: UUID().uuidString, group: activity.id, app: current.app, action: .activity(activity),
      date: current.now, phrase: activity.phrase, image: activity.image)
    try current.add(donation, to: donations)
  }

  /// Forgets places of the app, by its own names for them; nil for all of them.
  package static func forgetActivities(_ ids: Set<String>?) throws {
    guard let current else { return }
    try current.activities?.removeActivities(of: current.app, ids)
    try current.donations?.removeDonations(of: current.app, .activities(ids))
  }
}

extension RequestContext {
  /// A day, a time or both in the user's language; empty where there is neither.
  package static func words(for components: DateComponents) -> String {
    var components = components
    (components.calendar, components.timeZone) = (nil, nil)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let isDay = components.year != nil
    guard isDay || components.hour != nil, let date = calendar.date(from: components) else {
      return ""
    }
    let style = Date.FormatStyle(
      date: isDay ? .long : .omitted, time: components.hour == nil ? .omitted : .shortened,
      locale: current.map { Locale(identifier: $0.locale) } ?? .current, calendar: calendar,
      timeZone: .gmt)
    return date.formatted(style)
  }

  /// A time in the user's language, with its day where that is another than today.
  package static func words(for date: Date) -> String {
    let locale = current.map { Locale(identifier: $0.locale) } ?? .current
    let isToday = Calendar.current.isDate(date, inSameDayAs: current?.now ?? Date())
    return date.formatted(
      Date.FormatStyle(date: isToday ? .omitted : .abbreviated, time: .shortened, locale: locale))
  }
}

extension RequestContext {
  /// Has the donations changed of the app that is working on a request; nil where none are kept.
  ///
  /// - Throws: ``DonationsNotTaken`` where no app is, and what goes wrong with the disk.
  package static func withDonations<Answer>(
    _ work: (any DonationStore, RequestContext) throws -> Answer
  ) throws -> Answer? {
    guard let current else { throw DonationsNotTaken() }
    return try current.donations.map { try work($0, current) }
  }

  /// Keeps a donation, with where the user is, and as what it is with fewer values, too, as far as that is worth
  /// doing.
  package func add(_ donation: Donation, to store: any DonationStore) throws {
    var donation = donation
    donation.place = donation.place ?? place
    if let intent = donation.action.intent {
      let known = Set(donation.action.values.keys)
      donation.forms = combinations(intent).filter { $0.isStrictSubset(of: known) }
    }
    try store.add(donation)
  }
}

/// Nobody takes donations here: nothing is being done.
package struct DonationsNotTaken: Error, CustomStringConvertible {
  package var description: String {
    "donations are taken while something is being done; donate in perform() or handle(intent:), not from a task of your own"
  }
}

/// What the user answered to an app's ``Inquiry``.
public enum InquiryAnswer: Hashable, Sendable {
  case agreed
  /// A no, or none of what was offered.
  case declined
  /// One of the options of a question about no parameter, by its place from 0.
  case chosen(Int)
  /// Values: the request with them in it.
  case given(StructuredIntent)
}

/// Keeps the places of apps that can be found by searching. Every call reads or writes the disk, and throws what
/// went wrong there.
public protocol ActivityStore: Sendable {
  /// Keeps a place, in the place of the app's earlier one of the same identity.
  func keep(_ activity: UserActivity, of app: AppID, at date: Date) throws

  /// Forgets places of an app at once, by the app's own names for them; nil for all of them.
  func removeActivities(of app: AppID, _ ids: Set<String>?) throws

  /// All that can be found, those that the user was at last first.
  func activities() throws -> [ShortcutStep]
}

/// Keeps the user's shortcuts, and those that apps offer. Every call reads or writes the disk, and throws what went wrong there.
public protocol ShortcutStore: Sendable {
  /// All, the oldest first.
  func voiceShortcuts() throws -> [VoiceShortcut]

  /// The one with a phrase, by ``VoiceShortcut/key``; nil for none.
  func voiceShortcut(saidAs key: String) throws -> VoiceShortcut?

  /// Keeps a shortcut in the place of the one with the same identifier, and of any with the same phrase.
  func keep(_ shortcut: VoiceShortcut) throws

  /// Replaces what an app offers for something.
  func setOfferedShortcuts(
    _ shortcuts: [OfferedShortcut], _ kind: OfferedShortcut.Kind, of app: AppID) throws

  /// What apps offer for something, in the order they gave it.
  func offeredShortcuts(_ kind: OfferedShortcut.Kind) throws -> [OfferedShortcut]

  /// Forgets a shortcut at once; one that isn't there is passed over.
  func removeVoiceShortcut(_ id: UUID) throws
}
