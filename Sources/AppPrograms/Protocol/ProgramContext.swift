// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

/// The world as an app is told of it.
struct ProgramContext: Encodable, Sendable {
  /// The same through one request of the user's: who carries it out twice acts once.
  private let request: String
  /// ISO 8601.
  private let now: String
  private let locale: String
  /// What the app is called in that language.
  private let name: String
  private let signedOut: Bool
  private let authenticated: Bool
  private let place: String?

  init(_ context: RequestContext) {
    request = context.requestID.uuidString
    now = context.now.formatted(.iso8601)
    locale = context.locale
    name = context.appName
    signedOut = context.isSignedOut
    authenticated = context.isAuthenticated
    place = context.place
  }
}
