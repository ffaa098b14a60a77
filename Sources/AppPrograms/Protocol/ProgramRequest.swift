// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

/// What an app is asked: one line of its standard input.
struct ProgramRequest: Encodable, Sendable {
  enum Task: String, Encodable, Sendable {
    case resolve
    case options
    case confirm
    case handle
  }

  /// Every message about this request has its number.
  private(set) var call = 0
  let task: Task
  let parameter: String?
  let intent: ProgramIntent
  let context: ProgramContext

  private enum CodingKeys: String, CodingKey {
    case call
    case task = "do"
    case parameter
    case intent
    case context
  }

  init(
    _ task: Task, parameter: ParameterID? = nil, of intent: StructuredIntent,
    in context: RequestContext
  ) {
    self.task = task
    self.parameter = parameter?.rawValue
    self.intent = ProgramIntent(intent)
    self.context = ProgramContext(context)
  }

  func numbered(_ call: Int) -> Self {
    var request = self
    request.call = call
    return request
  }
}

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
