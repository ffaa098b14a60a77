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
