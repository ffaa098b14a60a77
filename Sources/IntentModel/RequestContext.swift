// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The world as an app may see it while it works on a request.
public struct RequestContext: Sendable {
  /// One identifier from the first question to the last answer of a request, and for no other
  /// request: an app that carries the same request out again must not act twice.
  public var requestID: UUID

  public var now: Date

  /// BCP 47: `en-US`.
  public var locale: String

  /// The app's own words in the user's language.
  public var wording: Wording

  /// The app that is asked.
  public var app: AppID

  /// The app's own name as it is told to the user.
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

  /// Reports that the names of ``AppCode/names(container:wording:)`` have changed.
  public var namesChanged: @Sendable () -> Void = {}

  /// Takes the actions that the app reports; nil when nothing is kept.
  public var donations: (any DonationStore)?

  /// Where the user is, in a word of theirs: "home"; nil when unknown.
  public var place: String?

  /// The sets of parameters with which the app's requests are worth doing again.
  public var combinations: @Sendable (IntentID) -> [Set<ParameterID>] = { _ in [] }

  /// Takes the places in the app that the user is at; nil where nothing is kept.
  public var activities: (any ActivityStore)?

  /// Whether to do it without opening the app; otherwise the app gets the request when it is
  /// opened.
  public var runsInBackground = true

  /// The user's shortcuts; nil when nothing is kept.
  public var shortcuts: (any ShortcutStore)?

  /// A copy with which the app can ask the user.
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
  /// Replaces the shortcuts of a kind that the app offers which is working or open.
  ///
  /// - Throws: ``DonationsNotTaken`` when no app is working or open, and the errors of the disk.
  package static func setOfferedShortcuts(
    _ kind: OfferedShortcut.Kind, _ shortcuts: (AppID) -> [OfferedShortcut]
  ) throws {
    guard let current else { throw DonationsNotTaken() }
    try current.shortcuts?.setOfferedShortcuts(shortcuts(current.app), kind, of: current.app)
  }
}

extension RequestContext {
  /// Keeps the place where the user is in the app that is working or open. It can then be found and
  /// offered again, as far as the place allows that. Outside of a request nothing is kept.
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
  /// Changes the donations of the app that is working on a request; nil when none are kept.
  ///
  /// - Throws: ``DonationsNotTaken`` when no app is working, and the errors of the disk.
  package static func withDonations<Answer>(
    _ work: (any DonationStore, RequestContext) throws -> Answer
  ) throws -> Answer? {
    guard let current else { throw DonationsNotTaken() }
    return try current.donations.map { try work($0, current) }
  }

  /// Keeps a donation with the user's place, and with those of its smaller sets of parameters that
  /// are worth doing, too.
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

/// Thrown outside of a request, where no donations are taken.
package struct DonationsNotTaken: Error, CustomStringConvertible {
  package var description: String {
    "donations are taken while something is being done; donate in perform() or handle(intent:), not from a task of your own"
  }
}
