// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// What a handler says of one value it was given, or was not.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  /// What it says, in the assistant's terms.
  public enum Outcome: Hashable, Sendable {
    /// The handler has no opinion.
    case unanswered
    case success(Value)
    case needsValue
    case notRequired
    case disambiguation([Value])
    case confirmationRequired(Value?)
    case needsMoreDetails
    /// For a reason of the result's own, by the name its enumeration gives it.
    case unsupported(reason: String?)
    /// For a reason in the user's language.
    case refused(String)
    /// The handler can't tell, and the request ends; nil where it has no words for it.
    case failed(HandlerError?)
  }

  public let outcome: Outcome

  /// What the reasons of this kind of result are called in the tables of texts.
  open class var reasonPrefix: String { "" }

  public required init(_ outcome: Outcome) {
    self.outcome = outcome
    super.init()
  }

  public class func needsValue() -> Self { Self(.needsValue) }
  public class func notRequired() -> Self { Self(.notRequired) }
  public class func unsupported() -> Self { Self(.unsupported(reason: nil)) }

  /// What a handler that doesn't implement the method says.
  public class func unanswered() -> Self { Self(.unanswered) }

  /// Refuses a value for a reason that no enumeration could name, in the user's language.
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
