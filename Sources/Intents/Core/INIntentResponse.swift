// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// An app's answer to a request.
open class INIntentResponse: NSObject, @unchecked Sendable {
  /// Where the app would go on, when it is opened.
  public var userActivity: NSUserActivity?

  /// What went wrong and what to do, in the user's language, where no code of the response could say
  /// it; the request then fails with it.
  public var failure: HandlerError?

  public override init() { super.init() }

  /// The name of the response's code, as its enumeration spells it: `failureRequiringAppLaunch`.
  open var codeName: String { "unspecified" }

  /// The codes that say that all went well.
  open class var successCodes: Set<String> { ["success"] }

  /// What the answer tells, by the names that the texts of a definition use: `${waitTime}`.
  open var properties: [String: Value] { [:] }

  /// The answer as lines, where there is more to show than a sentence: what was found, one line each.
  open var lines: [Snippet.Line] { [] }
}
