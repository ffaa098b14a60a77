// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// A handler's answer about one value of a parameter, or about a missing value.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  /// The answer in the assistant's terms.
  public enum Outcome: Hashable, Sendable {
    /// The handler has no opinion.
    case unanswered
    case success(Value)
    case needsValue
    case notRequired
    case disambiguation([Value])
    case confirmationRequired(Value?)
    case needsMoreDetails
    /// Refused. The reason is a case's name in the result's own enumeration; nil if none is given.
    case unsupported(reason: String?)
    /// Refused for a reason in the user's language.
    case refused(String)
    /// The handler failed, and the request ends. Nil if the handler has no words for the failure.
    case failed(HandlerError?)
  }

  public let outcome: Outcome

  /// The prefix of this kind of result's reasons in the tables of texts.
  open class var reasonPrefix: String { "" }

  public required init(_ outcome: Outcome) {
    self.outcome = outcome
    super.init()
  }

  public class func needsValue() -> Self { Self(.needsValue) }
  public class func notRequired() -> Self { Self(.notRequired) }
  public class func unsupported() -> Self { Self(.unsupported(reason: nil)) }

  /// The answer of a handler that doesn't implement the method.
  public class func unanswered() -> Self { Self(.unanswered) }

  /// Refuses a value for a reason in the user's language, which no enumeration has.
  public class func unsupported(saying reason: String) -> Self { Self(.refused(reason)) }

  /// Ends the request: the handler can't work at all.
  ///
  /// - Parameter error: what is wrong and what to do, in the user's language; nil for the
  ///   assistant's words.
  public class func failed(with error: HandlerError?) -> Self { Self(.failed(error)) }

  /// Refuses a value for one of the reasons an enumeration names.
  public class func unsupported(because reason: some RawRepresentable) -> Self {
    Self(.unsupported(reason: "\(reason)"))
  }
}
