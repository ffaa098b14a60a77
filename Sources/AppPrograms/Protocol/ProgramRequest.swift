// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

/// A message to an app: one line of its standard input.
struct ProgramRequest: Encodable, Sendable {
  enum Task: String, Encodable, Sendable {
    case resolve
    case options
    case confirm
    case handle
  }

  /// The number that every message about this request carries.
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

/// The facts about the world that an app is given.
struct ProgramContext: Encodable, Sendable {
  /// The identifier of the user's request, the same when a message is repeated: an app that is
  /// asked twice must act once.
  private let request: String
  /// ISO 8601.
  private let now: String
  private let locale: String
  /// The app's name in that language.
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
