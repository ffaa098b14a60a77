// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// An app's answer to a request.
open class INIntentResponse: NSObject, @unchecked Sendable {
  /// The activity with which the app continues if it is opened.
  public var userActivity: NSUserActivity?

  /// The error and its remedy in the user's language, for a failure that no code of the response
  /// describes. If it is set, the request fails with it.
  public var failure: HandlerError?

  public override init() { super.init() }

  /// The name of the response's code, as its enumeration spells it: `failureRequiringAppLaunch`.
  open var codeName: String { "unspecified" }

  /// The codes that mean success.
  open class var successCodes: Set<String> { ["success"] }

  /// The values of the answer, by the names that the texts of a definition use: `${waitTime}`.
  open var properties: [String: Value] { [:] }

  /// The answer as lines, for an answer that is more than a sentence: one line for each thing
  /// found.
  open var lines: [Snippet.Line] { [] }
}

/// An answer with a code: what the answers to SiriKit's own requests have in common.
///
/// It is public because its subclasses are; apps have no use for it.
public class _INCodedResponse<Code: Sendable>: INIntentResponse, @unchecked Sendable {
  public let code: Code

  public init(code: Code, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }

  public override var codeName: String { "\(code)" }
}
